import { companionCaps, setupBehaviors, setupStyles } from '@everbond/contract'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { setupDefaults } from '../setup-defaults.ts'
import { texts } from '../texts.ts'

/** The static form of the setup section; its buttons have no action (platform § 2). */
export function SetupForm() {
  const [style, setStyle] = useState(setupDefaults.style)
  const [behavior, setBehavior] = useState(setupDefaults.behavior)
  return (
    <Section title={texts.title}>
      <div className="grid max-w-200 gap-5 tablet:grid-cols-2">
        <Notice className="tablet:col-span-2">{texts.notice}</Notice>
        <TextField
          label={texts.name}
          defaultValue={setupDefaults.name}
          maxLength={companionCaps.name}
          autoComplete="off"
          className="tablet:col-span-2"
        />
        <TextArea
          label={texts.description}
          defaultValue={setupDefaults.description}
          maxLength={companionCaps.description}
          className="tablet:col-span-2"
        />
        <Select label={texts.style} value={style} onValueChange={setStyle} options={setupStyles} />
        <Select
          label={texts.behavior}
          value={behavior}
          onValueChange={setBehavior}
          options={setupBehaviors}
        />
        <div className="flex justify-end gap-3 max-tablet:flex-col-reverse tablet:col-span-2">
          <Button variant="quiet">{texts.cancel}</Button>
          <Button>{texts.save}</Button>
        </div>
      </div>
    </Section>
  )
}
