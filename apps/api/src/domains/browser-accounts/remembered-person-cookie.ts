import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const macOf = (secret: KeyObject, body: string): Buffer =>
  createHmac('sha256', secret).update('remembered-person\0').update(body).digest()

/** What a browser keeps of the person who logged out: whose account it was, signed. */
export const signPerson = (secret: KeyObject, userId: string): string =>
  `${userId}.${macOf(secret, userId).toString('base64url')}`

/** The account a kept cookie names; null for one that we did not sign. */
export function readPerson(secret: KeyObject, cookie: string | undefined): string | null {
  const [userId = '', mac = ''] = (cookie ?? '').split('.')
  const given = Buffer.from(mac, 'base64url')
  const expected = macOf(secret, userId)
  return /^\d{1,19}$/.test(userId) && given.length === expected.length && timingSafeEqual(given, expected)
    ? userId
    : null
}
