import { routes } from '@everbond/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { errorField, errorText } from '#web/lib/api/error-text.ts'
import { CardFileError, readCardFile } from './card-file.ts'
import { fieldLabel, texts } from './texts.ts'

/** Reads a chosen file and asks what it would become. Nothing is saved. */
export const usePreviewCard = () =>
  useMutation({
    mutationFn: async (file: File) => api(routes.previewCard, { body: await readCardFile(file) }),
  })

export const cardProblem = (error: unknown): { text: string; place: string | null } => {
  const field = errorField(error)
  return {
    text: error instanceof CardFileError ? error.message : errorText(error, texts.failed),
    place: field === null ? null : texts.foundIn(fieldLabel(field)),
  }
}
