import type { BotAction, BotChallengeOffer } from '@tessera/api-types/bot-checks/bot-actions'

export interface Puzzle {
  parameters: Record<string, unknown>
  signature: string
}

/** A way to tell people from programs. */
export interface BotChallenge {
  /** What pages are told. */
  offer: BotChallengeOffer
  /** A puzzle for one action; null where somebody else's script sets them. */
  puzzle(action: BotAction, now: Date): Promise<Puzzle | null>
  /** Whether a token was made for this action and not long ago; says nothing of whether it was used before. */
  isGood(token: string, action: BotAction, now: Date): Promise<boolean>
}

/** How old a token may be. */
export const TOKEN_AGE_MS = 5 * 60 * 1000
