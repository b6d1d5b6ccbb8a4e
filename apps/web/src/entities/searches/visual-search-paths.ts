import { clampRegion, type PictureRegion } from '@tessera/api-types/visual-search/region'
import { searchInsidePath } from '../pins/pin-reference.ts'
import { PICTURE_SEARCH_PATH } from './search-paths.ts'

/** How visual results are narrowed, as the address has it. */
export interface VisualNarrowing {
  domain?: string | undefined
  category?: string | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  price_currency?: string | undefined
}

/** What a search in a picture begins with. */
const FIRST_REGION: PictureRegion = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }

const TEXTS = ['domain', 'category', 'price_currency'] as const
const NUMBERS = ['price_min', 'price_max'] as const

const addressOf = (path: string, values: object): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}

export const cropPath = (pinId: string, region: PictureRegion, narrowing: VisualNarrowing = {}): string =>
  addressOf(searchInsidePath(pinId), { ...clampRegion(region), ...narrowing })

export const lookPath = (look: string, narrowing: VisualNarrowing = {}): string =>
  addressOf(PICTURE_SEARCH_PATH, { look, ...narrowing })

/** The region of an address, or what a search begins with. */
export function regionIn(params: URLSearchParams): PictureRegion {
  const [x, y, w, h] = (['x', 'y', 'w', 'h'] as const).map((name) => Number(params.get(name) ?? Number.NaN))
  const region = { x: x ?? Number.NaN, y: y ?? Number.NaN, w: w ?? Number.NaN, h: h ?? Number.NaN }
  return Object.values(region).every(Number.isFinite) ? clampRegion(region) : FIRST_REGION
}

export function narrowingIn(params: URLSearchParams): VisualNarrowing {
  const texts = TEXTS.flatMap((name) => (params.get(name) ? [[name, params.get(name)] as const] : []))
  const numbers = NUMBERS.flatMap((name) => {
    const value = Number(params.get(name) ?? Number.NaN)
    return Number.isFinite(value) && value >= 0 ? [[name, value] as const] : []
  })
  return Object.fromEntries([...texts, ...numbers])
}
