import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

const MAC_CHARACTERS = 22

/** Proves that this site made an address for one purpose, and until when it works. */
export function expiringMac(secret: KeyObject, purpose: string, what: string, until: string): string {
  const text = `${purpose}\0${until}\0${what}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, MAC_CHARACTERS)
}

interface Given {
  what: string
  /** Epoch milliseconds at which the address stops working. */
  until: string
  mac: string
}

export function isExpiringMac(secret: KeyObject, purpose: string, given: Given, now: Date): boolean {
  const mac = Buffer.from(given.mac)
  const expected = Buffer.from(expiringMac(secret, purpose, given.what, given.until))
  const isOurs = expected.length === mac.length && timingSafeEqual(expected, mac)
  return isOurs && Number(given.until) > now.getTime()
}
