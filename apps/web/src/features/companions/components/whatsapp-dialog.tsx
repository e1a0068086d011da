import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { texts } from '../texts.ts'

/** The card's WhatsApp button: the integration is announced (companions § 2.1). */
export function WhatsApp({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { whatsapp } = texts
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-3 px-3!"
        icon={<MessageCircle aria-hidden="true" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {whatsapp.label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={whatsapp.title}
        description={whatsapp.text(name)}
        footer={
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{texts.close}</Button>
          </DialogActions>
        }
      >
        <ul className="divide-y divide-line border-line border-y">
          {whatsapp.features.map((feature) => (
            <li key={feature} className="type-body py-3 text-text">
              {feature}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
