import {
  BOT_TOKEN_WAIT_MS,
  type BotAction,
  type BotChallengeOffer,
} from '@tessera/api-types/bot-checks/bot-actions'
import { wait } from '../../shared/browser/clock.ts'
import { tokenOfScript } from '../../shared/browser/challenge-script.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { botChecksApi } from './bot-checks-api.ts'

type Asking = Pick<AppStore, 'dispatch' | 'getState'>

async function execute(
  offer: BotChallengeOffer,
  action: BotAction,
  { dispatch }: Asking,
): Promise<string | null> {
  if (offer.provider === 'external') return tokenOfScript(offer.scriptUrl, offer.siteKey, action)
  const asked = botChecksApi.endpoints.botPuzzle.initiate(
    { action },
    { forceRefetch: true, subscribe: false },
  )
  const [puzzle, { solvePuzzle }] = await Promise.all([
    dispatch(asked).unwrap(),
    import('../../shared/browser/solve-puzzle.ts'),
  ])
  return puzzle && solvePuzzle(puzzle, BOT_TOKEN_WAIT_MS)
}

/** A token for one action where this site asks for one; null where it does not, or none came in time. */
export function botToken(action: BotAction, store: Asking): Promise<string | null> {
  const offer = store.getState().session?.pageData?.botChallenge
  if (!offer) return Promise.resolve(null)
  return Promise.race([
    // Whether a form may go without a token is for the server to say.
    execute(offer, action, store).catch(() => null),
    wait(BOT_TOKEN_WAIT_MS).then(() => null),
  ])
}

/** The field of a form that carries a token. */
export async function botField(action: BotAction, store: Asking): Promise<{ recaptcha_v3_token?: string }> {
  const token = await botToken(action, store)
  return token === null ? {} : { recaptcha_v3_token: token }
}
