import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret the holder keeps, and the only form of it the database sees. */
export interface SecretPair {
  token: string
  hash: Buffer
}

/** A new 256-bit secret. */
export function makeSecret(randomBytes: (size: number) => Buffer): SecretPair {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashSecret(token) }
}

/** Secrets of this size need no slow hash: there is nothing to guess. */
export const hashSecret = (token: string): Buffer => createHash('sha256').update(token).digest()
