import { isApiError, isOffline } from '../api/call.ts'
import type { Translate } from '../i18n/translator.ts'

/** What went wrong with a sent form: beside which fields, and what belongs to none. */
export type FormFailure = { fields: Record<string, string>; message: string | null }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sorts a failed call's words to the fields of a form; those of other fields become its message. */
export function readFailure(error: unknown, fieldNames: readonly string[], t: Translate): FormFailure {
  if (!isApiError(error)) return { fields: {}, message: t('error.default') }
  if (isOffline(error)) return { fields: {}, message: t('offline.toast') }
  const told = Object.entries(isRecord(error.extraData) ? error.extraData : {})
  const reasons = error.reason?.fields ?? {}
  const texts = told
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, text]) => [name, t.reason(reasons[name]) ?? text] as const)
  const placed = texts.filter(([name]) => fieldNames.includes(name))
  const rest = texts.filter(([name]) => !fieldNames.includes(name)).map(([, text]) => text)
  return {
    fields: Object.fromEntries(placed),
    message:
      placed.length > 0
        ? rest.join(' ') || null
        : (t.reason(error.reason) ?? (error.message || t('error.default'))),
  }
}
