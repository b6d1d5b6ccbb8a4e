import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { AdPlacement } from '@tessera/api-types/ads/ad-load'
import { DAY_MS } from '../kernel/durations.ts'

const KEPT_MS = DAY_MS
const MAC_BYTES = 16

const mac = (secret: KeyObject, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest().subarray(0, MAC_BYTES)

/** By which the books know a viewer again, without naming anybody. */
export const viewerKeyOf = (secret: KeyObject, viewer: string): string =>
  mac(secret, `ad viewer ${viewer}`).toString('base64url')

/** What was served: a promotion of several products shows one pin after another. */
export interface ServedAd {
  promotionId: string
  /** Null in tokens of an earlier release. */
  pinId: string | null
  /** The list it stood in; null in tokens of an earlier release. */
  placement: AdPlacement | null
}

/** As short as they are in a token. */
const PLACES = { h: 'home', s: 'search', r: 'related', t: 'topic' } as const satisfies Record<
  string,
  AdPlacement
>
const isPlace = (letter: string | undefined): letter is keyof typeof PLACES =>
  letter !== undefined && Object.hasOwn(PLACES, letter)

function nameOf({ promotionId, pinId, placement }: ServedAd): string {
  if (pinId === null) return promotionId
  const letter = Object.keys(PLACES).find((each) => isPlace(each) && PLACES[each] === placement)
  return letter === undefined ? `${promotionId}-${pinId}` : `${promotionId}-${pinId}-${letter}`
}

const signed = (ad: string, at: string, viewerKey: string): string => `ad ${ad} ${at} ${viewerKey}`

/** Proves that a promotion was served to somebody: what they do with it counts, and what was never served does not. */
export function promotionToken(secret: KeyObject, served: ServedAd, viewerKey: string, now: Date): string {
  const ad = nameOf(served)
  const at = now.getTime().toString(36)
  return `${ad}.${at}.${mac(secret, signed(ad, at, viewerKey)).toString('base64url')}`
}

/** What the token proves to have been served to this viewer; null where it proves nothing, or no longer. */
export function servedAd(
  secret: KeyObject,
  token: string,
  viewerKey: string,
  now: Date,
  keptMs = KEPT_MS,
): ServedAd | null {
  const [ad = '', at = '', proof = ''] = token.split('.')
  const [, promotionId, pinId = null, letter] = /^(\d{1,19})(?:-(\d{1,19})(?:-([a-z]))?)?$/.exec(ad) ?? []
  if (promotionId === undefined || !/^[\da-z]{1,11}$/.test(at)) return null
  const age = now.getTime() - Number.parseInt(at, 36)
  if (age < 0 || age > keptMs) return null
  const given = Buffer.from(proof, 'base64url')
  const expected = mac(secret, signed(ad, at, viewerKey))
  const isProved = given.length === expected.length && timingSafeEqual(given, expected)
  return isProved ? { promotionId, pinId, placement: isPlace(letter) ? PLACES[letter] : null } : null
}

/** The id of what counts once for each time a promotion was served, however often it is reported. */
export function servedUuid(token: string, what: 'outbound click' | 'pin click' | 'save' | 'view'): string {
  const hex = createHash('sha256').update(`${what} ${token}`).digest('hex')
  const [, one = '', two = '', three = '', four = '', five = ''] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${one}-${two}-8${three}-8${four}-${five}`
}
