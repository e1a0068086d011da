import { Notice } from '#web/ui/notice.tsx'

/** What is wrong with a form as a whole; the place is there before the words, so that they are read out. */
export function FormProblem({ text }: { text: string | undefined }) {
  return <div role="alert">{text === undefined ? null : <Notice tone="danger">{text}</Notice>}</div>
}
