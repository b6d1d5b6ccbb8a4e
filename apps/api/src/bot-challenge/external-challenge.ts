import { z } from 'zod'
import { TOKEN_AGE_MS, type BotChallenge } from './bot-challenge.ts'

const TIMEOUT_MS = 5000

const Answer = z.object({ success: z.literal(true), action: z.string(), challenge_ts: z.string() })

interface Settings {
  scriptUrl: string
  siteKey: string
  verifyUrl: string
  secret: string
}

/** Somebody else's script makes the tokens, and their server verifies them. */
export const externalChallenge = (
  { scriptUrl, siteKey, verifyUrl, secret }: Settings,
  send: typeof fetch,
): BotChallenge => ({
  offer: { provider: 'external', scriptUrl, siteKey },
  puzzle: () => Promise.resolve(null),
  async isGood(token, action, now) {
    try {
      const body = new URLSearchParams({ secret, response: token })
      const answer = await send(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const read = Answer.safeParse(await answer.json())
      if (!read.success || read.data.action !== action) return false
      return now.getTime() - Date.parse(read.data.challenge_ts) <= TOKEN_AGE_MS
    } catch {
      // A verifier that does not respond rejects every token.
      return false
    }
  },
})
