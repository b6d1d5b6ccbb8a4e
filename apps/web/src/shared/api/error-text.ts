import type { Translate } from '../i18n/translator.ts'
import { type ApiError, isOffline } from './call.ts'

/** What a person reads about a failed call: the connection, the server's words, or the default. */
export function errorText(error: ApiError, t: Translate): string {
  if (isOffline(error)) return t('offline.toast')
  return error.message_detail || error.message || t('error.default')
}
