import { z } from 'zod'
import { contract } from '../contract.ts'
import { text } from '../wire/scalars.ts'
import { BOT_ACTIONS } from './bot-actions.ts'
import { botChecksRoutes as routes } from './routes.ts'

/** A puzzle as its library writes it. */
const Puzzle = z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })

export const botChecksContracts = {
  'botChecks.challenge': contract(routes['botChecks.challenge'], {
    summary: 'A puzzle whose solution is a token for one action; null where this site sets none.',
    input: z.object({ action: z.enum(BOT_ACTIONS) }),
    output: Puzzle.nullable(),
  }),
  'sessions.verify': contract(routes['sessions.verify'], {
    summary: 'Confirms that a browser is behind a session; a failed check never ends it.',
    input: z.object({ recaptcha_token: text({ max: 8192 }) }),
    output: z.object({ verified: z.boolean() }),
  }),
  'spam.fingerprint': contract(routes['spam.fingerprint'], {
    summary: 'Sends the fingerprint of a browser, of which only a hash is kept, for limits on abuse.',
    input: z.object({ fingerprint: text({ min: 1, max: 512 }) }),
    output: z.object({ done: z.literal(true) }),
  }),
}
