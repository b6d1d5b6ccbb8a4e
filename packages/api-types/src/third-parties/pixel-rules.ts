/** The events a pixel receives. */
export const PIXEL_EVENTS = [
  'page_visit',
  'signup',
  'engaged_session',
  'new_user',
  'resurrection',
  'advertiser_resurrection',
] as const
export type PixelEvent = (typeof PIXEL_EVENTS)[number]

/** Countries (`US`), a country without one of its regions (`US`, `-US-CA`). */
export type PixelRegions = readonly string[]

/** Where each kind of pixel is at home unless its provider defines another. // spec 001 §6 */
export const PIXEL_KINDS = {
  conversion: ['US', 'GB'],
  social: ['US', '-US-CA'],
  search: ['JP'],
} as const satisfies Record<string, PixelRegions>
export type PixelKind = keyof typeof PIXEL_KINDS

export type PixelProvider = { name: string; url: string; kind: PixelKind; regions: PixelRegions }

const UNKNOWN_REGION = new Set(['', 'UNKNOWN'])

/** A place of unknown region counts as excluded where its country has excluded regions. */
export function isPixelRegion(regions: PixelRegions, country: string, region: string): boolean {
  if (!regions.includes(country)) return false
  const excluded = regions.filter((place) => place.startsWith(`-${country}-`))
  if (excluded.length === 0) return true
  return !UNKNOWN_REGION.has(region) && !excluded.includes(`-${country}-${region}`)
}

const DAY_MS = 86_400_000
export const ADVERTISER_RESURRECTION_DAYS = 90 // spec 001 §9
export const RESURRECTION_DAYS = 28 // spec 001 §9
export const NEW_USER_DAYS = 28 // spec 001 §9
export const ENGAGED_SESSION_MS = 60_000 // spec 001 §9
export const SOCIAL_PIXEL_RETRIES = 3 // spec 001 §9

const isWithin = (date: Date | null, days: number, now: Date): boolean =>
  date !== null && date <= now && Math.floor((now.getTime() - date.getTime()) / DAY_MS) <= days

export const isAdvertiserResurrected = (at: Date | null, now: Date): boolean =>
  isWithin(at, ADVERTISER_RESURRECTION_DAYS, now)
export const isResurrected = (at: Date | null, now: Date): boolean => isWithin(at, RESURRECTION_DAYS, now)
export const isNewUser = (createdAt: Date, now: Date): boolean => isWithin(createdAt, NEW_USER_DAYS, now)

const ADDRESS = /@|%40/i
const SECRET = /^(?=.*\d)[\w-]{20,}$/
const MAIN_PARTS = new Set([
  '',
  'pin',
  'search',
  'topics',
  'explore',
  'categories',
  'discover',
  'homefeed',
  'login',
  'signup',
  'offline',
  'business',
  'pin-creation-tool',
  'pin-builder',
])

const SHAPE = /^(https?:\/\/[^/?#]+)([^?#]*)/

const partsOf = (url: string): { origin: string; path: string } | null => {
  const match = SHAPE.exec(url)
  return match && { origin: match[1] ?? '', path: match[2] ?? '' }
}

/** An address without personal data: no query, no fragment, no names, addresses or secrets in its path. */
export function impersonalUrl(url: string): string {
  const parts = partsOf(url)
  if (!parts) return ''
  const { origin, path } = parts
  const [first = '', ...rest] = path.split('/').slice(1)
  // Whatever is not a place of ours begins with somebody's username.
  if (!MAIN_PARTS.has(first)) return `${origin}/`
  const kept = rest.filter((part) => !ADDRESS.test(part) && !SECRET.test(part))
  return [origin, first, ...kept].join('/')
}

export type PixelFacts = { url: string; referrer: string; userHash: string; event: PixelEvent }

const referrerOf = (referrer: string, url: string): string => {
  const from = partsOf(referrer)
  if (!from) return ''
  return from.origin === partsOf(url)?.origin ? impersonalUrl(referrer) : `${from.origin}/`
}

/** The address of a provider's image for one event. */
export function pixelUrl(template: string, { url, referrer, userHash, event }: PixelFacts): string {
  const values: Record<string, string> = {
    url: impersonalUrl(url),
    referrer: referrerOf(referrer, url),
    user_hash: userHash,
    event,
  }
  return template.replaceAll(/\{(url|referrer|user_hash|event)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}
