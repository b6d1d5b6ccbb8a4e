import type { Translate } from '../i18n/translator.ts'
import { isApiError, isOffline } from './call.ts'

/** What a person reads about a failed call: the connection, its reason in their language, the server's words, or the default. */
export function errorText(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('error.default')
  if (isOffline(error)) return t('offline.toast')
  const [field] = Object.values(error.reason?.fields ?? {})
  const translated = t.reason(field) ?? t.reason(error.reason)
  if (translated !== null) return translated
  return error.message_detail || error.message || t('error.default')
}
