import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32

export interface InviteToken {
  /** Stands in the link that the invited are sent, and nowhere else. */
  token: string
  hash: Buffer
}

export function newInviteToken(randomBytes: (size: number) => Buffer): InviteToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
