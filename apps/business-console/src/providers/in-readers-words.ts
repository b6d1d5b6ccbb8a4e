import { HttpError } from 'react-admin'
import type { ErrorReason } from '@tessera/api-types/errors'
import type { Translate } from '@tessera/i18n/translator'

interface Refusal {
  reason?: ErrorReason
  errors?: Record<string, string>
}

/** A refusal in the language of the console, as far as it has words for it; the rest is as the server said it. */
export function inReadersWords(error: HttpError, reasonText: Translate<string>['reason']): HttpError {
  const { reason, errors } = error.body as Refusal
  const fields = Object.entries(errors ?? {}).map(
    ([field, text]) => [field, reasonText(reason?.fields?.[field]) ?? text] as const,
  )
  return new HttpError(reasonText(reason) ?? error.message, error.status, {
    ...error.body,
    ...(errors && { errors: Object.fromEntries(fields) }),
  })
}
