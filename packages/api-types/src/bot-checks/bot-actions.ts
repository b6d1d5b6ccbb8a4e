export const BOT_ACTIONS = ['signup', 'login', 'password_reset', 'verify_session'] as const
export type BotAction = (typeof BOT_ACTIONS)[number]

/** After this a token is renewed, and a session verified. // spec 001 §9 */
export const BOT_TOKEN_RENEWAL_MS = 105_000
/** The longest wait for a token; then a form is sent without one. // spec 001 §9 */
export const BOT_TOKEN_WAIT_MS = 8000

/** What a page must know to ask for tokens. */
export type BotChallengeOffer =
  | { provider: 'local' }
  | { provider: 'external'; scriptUrl: string; siteKey: string }
