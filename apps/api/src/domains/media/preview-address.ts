import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

export const PREVIEW_PATH = '/media/preview/'
const MAC_CHARACTERS = 22
const LIFE_MS = 60 * 60 * 1000

/** The parsed parts of a preview address. */
export interface AskedPreview {
  url: string
  /** Epoch milliseconds at which the address stops working. */
  until: string
  mac: string
}

const macOf = (secret: KeyObject, url: string, until: string): string =>
  createHmac('sha256', secret)
    .update(`preview\0${until}\0`)
    .update(url)
    .digest('base64url')
    .slice(0, MAC_CHARACTERS)

/** Where we show a small copy of a picture found elsewhere, for an hour; signed, so that only addresses chosen by this site are fetched. */
export function previewAddress(secret: KeyObject, url: string, now: Date): string {
  const until = String(now.getTime() + LIFE_MS)
  return `${PREVIEW_PATH}?${new URLSearchParams({ url, until, mac: macOf(secret, url, until) }).toString()}`
}

export function isSignedPreview(secret: KeyObject, { url, until, mac }: AskedPreview, now: Date): boolean {
  const [expected, given] = [Buffer.from(macOf(secret, url, until)), Buffer.from(mac)]
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
  return isOurs && Number(until) > now.getTime()
}
