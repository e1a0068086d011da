import { IdCard } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { texts } from './texts.ts'
import { cardProblem } from './use-preview-card.ts'

function Problem({ error }: { error: unknown }) {
  const { text, place } = cardProblem(error)
  return (
    <Notice tone="danger" role="alert" title={text}>
      {place}
    </Notice>
  )
}

/** Where a file is chosen or dropped, and what was wrong with the last one. */
export function ChooseCard({
  onFile,
  isBusy,
  error,
}: {
  onFile: (file: File) => void
  isBusy: boolean
  error: unknown
}) {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <>
      <Frame
        dashed
        ratio="free"
        className="grid justify-items-center gap-3 px-5 py-8 text-center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <IdCard aria-hidden="true" size={28} className="text-text-2" />
        <Button
          variant="primary"
          busy={isBusy}
          busyText={texts.reading}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <p className="type-small text-text-3">{texts.drop}</p>
        {/* The button opens it; the same file may be chosen again after it was changed. */}
        <input
          ref={input}
          type="file"
          accept=".png,.json,image/png,application/json"
          aria-label={texts.choose}
          className="hidden"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </Frame>
      {error === null ? null : <Problem error={error} />}
    </>
  )
}
