import { Section } from '#web/ui/section.tsx'
import { Segment } from '#web/ui/segment.tsx'
import { type ThemeChoice, useTheme } from '#web/ui/theme.ts'
import { texts } from '../texts.ts'

const choices: readonly ThemeChoice[] = ['system', 'dark', 'light']

export function Appearance() {
  const [theme, setTheme] = useTheme()
  return (
    <Section title={texts.appearance}>
      <Segment
        label={texts.theme}
        value={theme}
        onChange={setTheme}
        options={choices.map((value) => ({ value, label: texts.themes[value] }))}
        className="max-tablet:flex max-tablet:w-full [&>button]:max-tablet:flex-1 [&>button]:max-tablet:px-2"
      />
    </Section>
  )
}
