import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const signatureOf = (secret: KeyObject, userId: string): string =>
  createHmac('sha256', secret).update(`letters:${userId}`).digest('base64url')

/** Proves that its holder was emailed; gives access to the email settings only. */
export const subscriptionToken = (secret: KeyObject, userId: string): string =>
  `${userId}.${signatureOf(secret, userId)}`

/** The user a token is about; null for one that is not ours. */
export function holderOf(secret: KeyObject, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, userId))]
  return /^\d{1,19}$/.test(userId) && given.length === right.length && timingSafeEqual(given, right)
    ? userId
    : null
}
