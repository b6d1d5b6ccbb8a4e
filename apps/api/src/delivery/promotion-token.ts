import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { AdPlacement } from '@tessera/api-types/ads/ad-load'
import { AD_AGES } from '@tessera/api-types/ads/ad-options'
import type { AdAudience } from './eligibility.ts'
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
  /** Who it was served to, where they allow that to be used. */
  audience?: AdAudience | undefined
}

/** As short as they are in a token. */
const PLACES = { h: 'home', s: 'search', r: 'related', t: 'topic' } as const satisfies Record<
  string,
  AdPlacement
>
const isPlace = (letter: string | undefined): letter is keyof typeof PLACES =>
  letter !== undefined && Object.hasOwn(PLACES, letter)

/** The ordinal of the age range, 0 for none, and the first letter of the gender. */
const GENDERS = { f: 'female', m: 'male', u: 'unspecified' } as const
const isGender = (letter: string | undefined): letter is keyof typeof GENDERS =>
  letter !== undefined && Object.hasOwn(GENDERS, letter)
const shortAudience = ({ age, gender }: AdAudience): string =>
  `${age === null ? 0 : AD_AGES.indexOf(age) + 1}${gender.slice(0, 1)}`

function audienceOf(text: string | undefined): AdAudience | undefined {
  const [age, gender] = [text?.slice(0, 1), text?.slice(1)]
  return isGender(gender) ? { age: AD_AGES[Number(age) - 1] ?? null, gender: GENDERS[gender] } : undefined
}

function nameOf({ promotionId, pinId, placement, audience }: ServedAd): string {
  if (pinId === null) return promotionId
  const letter = Object.keys(PLACES).find((each) => isPlace(each) && PLACES[each] === placement)
  return letter === undefined
    ? `${promotionId}-${pinId}`
    : `${promotionId}-${pinId}-${letter}${audience ? shortAudience(audience) : ''}`
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
  const [, promotionId, pinId = null, letter, audience] =
    /^(\d{1,19})(?:-(\d{1,19})(?:-([a-z])([0-7][fmu])?)?)?$/.exec(ad) ?? []
  if (promotionId === undefined || !/^[\da-z]{1,11}$/.test(at)) return null
  const age = now.getTime() - Number.parseInt(at, 36)
  if (age < 0 || age > keptMs) return null
  const given = Buffer.from(proof, 'base64url')
  const expected = mac(secret, signed(ad, at, viewerKey))
  const isProved = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isProved) return null
  const placement = isPlace(letter) ? PLACES[letter] : null
  return { promotionId, pinId, placement, audience: audienceOf(audience) }
}

/** The id of what counts once for each time a promotion was served, however often it is reported. */
export function servedUuid(token: string, what: 'outbound click' | 'pin click' | 'save' | 'view'): string {
  const hex = createHash('sha256').update(`${what} ${token}`).digest('hex')
  const [, one = '', two = '', three = '', four = '', five = ''] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${one}-${two}-8${three}-8${four}-${five}`
}
