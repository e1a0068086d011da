import { Eye, EyeOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { texts } from '../texts.ts'

export function BlurToggle({
  isBlurred,
  onChange,
}: {
  isBlurred: boolean
  onChange: (next: boolean) => void
}) {
  const Icon = isBlurred ? Eye : EyeOff
  return (
    <Button icon={<Icon aria-hidden="true" size={18} />} onClick={() => onChange(!isBlurred)}>
      {isBlurred ? texts.see : texts.blur}
    </Button>
  )
}
