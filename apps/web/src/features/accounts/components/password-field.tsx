import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { texts } from '../texts.ts'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={<Icon aria-hidden="true" size={18} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
