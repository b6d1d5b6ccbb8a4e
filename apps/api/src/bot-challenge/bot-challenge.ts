import type { BotAction, BotChallengeOffer } from '@tessera/api-types/bot-checks/bot-actions'
import { MINUTE_MS } from '../kernel/durations.ts'

export interface Puzzle {
  parameters: Record<string, unknown>
  signature: string
}

/** A way to tell people from programs. */
export interface BotChallenge {
  /** The settings sent to pages. */
  offer: BotChallengeOffer
  /** A puzzle for one action; null where somebody else's script sets them. */
  puzzle(action: BotAction, now: Date): Promise<Puzzle | null>
  /** Whether a token was made for this action and not long ago; does not check whether it was used before. */
  isGood(token: string, action: BotAction, now: Date): Promise<boolean>
}

/** How old a token may be. */
export const TOKEN_AGE_MS = 5 * MINUTE_MS
