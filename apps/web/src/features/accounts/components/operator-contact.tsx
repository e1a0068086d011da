import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { texts } from '../texts.ts'

/** Whom to ask, where the operator has said so. */
export function OperatorContact() {
  const { data } = usePublicConfig()
  const operator = data?.operator
  if (operator === undefined || operator.contact === '') return null
  return (
    <p className="type-body text-center text-text-2">
      {texts.contact}: {operator.contact}
    </p>
  )
}
