import { createHash, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 12
const SECRET_BYTES = 32

/** A new set of accounts: its readable id, and what the browser keeps to prove that it is its own. */
export function makeGroup(randomBytes: (size: number) => Buffer) {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { id, cookie: `${id}.${secret}`, secretHash: hashOf(secret) }
}

/** The two parts of an httpOnly cookie; null when it is none of ours. */
export function readGroupCookie(cookie: string | undefined): { id: string; secret: string } | null {
  const match = /^([\w-]{16})\.([\w-]{43})$/.exec(cookie ?? '')
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : null
}

export const isSecretOf = (secretHash: Buffer, secret: string): boolean =>
  timingSafeEqual(secretHash, hashOf(secret))

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
