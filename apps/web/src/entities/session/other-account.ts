import { apiError } from '../../shared/api/http-answer.ts'
import type { ApiError } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { ask } from './ask-to-confirm.ts'

const CONFLICT = 409

/** Explains that this page belongs to another account than its browser; resolves with a failure once it is closed. */
export async function askToReload(store: AppStore): Promise<{ error: ApiError }> {
  await ask(store, { kind: 'other-account' })
  return { error: { ...apiError(null, CONFLICT), reason: { key: 'confirm.otherAccount.lead' } } }
}
