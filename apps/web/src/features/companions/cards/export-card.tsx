import { type CardFormat, type Companion, cardFileName, cardFormats, routes } from '@everbond/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#web/lib/api/api.ts'
import { errorText } from '#web/lib/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { displayName } from '../companions.rules.ts'
import { saveFile } from './save-file.ts'
import { texts } from './texts.ts'

const useExportCard = (companion: Companion) =>
  useMutation({
    mutationFn: async (format: CardFormat) => {
      const file = await api(routes.exportCard, { params: { id: companion.id }, query: { format } })
      saveFile(file, cardFileName({ name: companion.name, format }))
    },
    onSuccess: () => toast({ ...texts.exported(displayName(companion)), kind: 'success' }),
    onError: (cause) =>
      toast({
        title: texts.exportFailed.title,
        description: errorText(cause, texts.exportFailed.description),
        kind: 'error',
      }),
  })

/** Her card for other programs: a picture that carries her texts, or the texts alone. */
export function ExportCard({ companion }: { companion: Companion }) {
  const making = useExportCard(companion)
  return (
    <section className="border-line border-t pt-5">
      <h3 className="type-label text-text-3">{texts.card}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        {cardFormats.map((format) => (
          <Button
            key={format}
            icon={<Download aria-hidden="true" size={18} />}
            busy={making.isPending && making.variables === format}
            onClick={() => making.mutate(format)}
          >
            {texts.exportAs[format]}
          </Button>
        ))}
      </div>
    </section>
  )
}
