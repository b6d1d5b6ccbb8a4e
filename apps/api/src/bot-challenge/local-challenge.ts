import { createHmac, type KeyObject } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { TOKEN_AGE_MS, type BotChallenge, type Puzzle } from './bot-challenge.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Together about half a second of one core; checking a solution takes one of some 256 tries. */
const COST = 1000
const KEY_PREFIX = '00'

const Token = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.literal(KEY_PREFIX),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
})

/** Puzzles of our own: a browser works for a moment, and no third party is involved. */
export function localChallenge(secret: KeyObject): BotChallenge {
  const hmacSignatureSecret = createHmac('sha256', secret).update('bot-challenge').digest('hex')
  return {
    offer: { provider: 'local' },
    async puzzle(action, now) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        keyPrefix: KEY_PREFIX,
        data: { action },
        expiresAt: Math.floor((now.getTime() + TOKEN_AGE_MS) / 1000),
        deriveKey,
        hmacSignatureSecret,
      })
      return { parameters, signature } as unknown as Puzzle
    },
    async isGood(token, action, now) {
      const read = Token.safeParse(parsed(token))
      if (!read.success) return false
      const { parameters } = read.data.challenge
      if (parameters.data.action !== action || parameters.expiresAt * 1000 < now.getTime()) return false
      const { verified } = await verifySolution({ ...read.data, deriveKey, hmacSignatureSecret })
      return verified
    },
  }
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString())
  } catch {
    return null
  }
}
