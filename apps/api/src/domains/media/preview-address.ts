import { createHmac, timingSafeEqual } from 'node:crypto'

export const PREVIEW_PATH = '/media/preview/'
const MAC_CHARACTERS = 22

const macOf = (secret: Buffer, url: string): string =>
  createHmac('sha256', secret).update('preview\0').update(url).digest('base64url').slice(0, MAC_CHARACTERS)

/** Where we show a small copy of a picture found elsewhere; signed, so that nobody else's choice is fetched. */
export const previewAddress = (secret: Buffer, url: string): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ url, mac: macOf(secret, url) }).toString()}`

export function isSignedPreview(secret: Buffer, url: string, mac: string): boolean {
  const [expected, given] = [Buffer.from(macOf(secret, url)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
