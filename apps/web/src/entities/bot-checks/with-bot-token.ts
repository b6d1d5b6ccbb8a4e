import { BOT_CHECK_FAILED } from '@tessera/api-types/error-numbers'
import type { BotAction } from '@tessera/api-types/bot-checks/bot-actions'
import { isApiError } from '../../shared/api/call.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { botField } from './bot-token.ts'

type Field = { recaptcha_v3_token?: string }

/** Makes a call that needs a token only after some failures: without one, and once more where it is asked for. */
export async function withBotToken<T>(
  action: BotAction,
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  call: (field: Field) => Promise<T>,
): Promise<T> {
  try {
    return await call({})
  } catch (error) {
    if (!isApiError(error) || error.api_error_code !== BOT_CHECK_FAILED) throw error
    return call(await botField(action, store))
  }
}
