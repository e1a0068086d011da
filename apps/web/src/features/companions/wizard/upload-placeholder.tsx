import { ImagePlus } from 'lucide-react'
import { Frame } from '#web/ui/frame.tsx'
import { texts } from './texts.ts'

/** 'Upload Custom Image': announced, not there (companions § 2.3, decision 14). */
export function UploadPlaceholder() {
  return (
    <section aria-labelledby="upload-custom-image">
      <h3 id="upload-custom-image" className="type-label mb-3 text-text-3">
        {texts.upload}
      </h3>
      <Frame dashed className="max-wide:aspect-auto max-wide:h-[190px]">
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-5 text-center">
          <ImagePlus aria-hidden="true" size={28} className="text-text-2" />
          <p className="type-body text-text-2">{texts.uploadSoon}</p>
          <p className="type-small prose text-text-3">{texts.uploadNote}</p>
        </div>
      </Frame>
    </section>
  )
}
