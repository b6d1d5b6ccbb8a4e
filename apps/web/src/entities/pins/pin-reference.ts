import { adVisitPath } from '@tessera/api-types/ads/ad-visit'
import type { Pin } from './pins-slice.ts'

const SEPARATOR = '--'
const PIN_ID = /^\d{1,19}$/

/** The pin id of a reference: what follows the last `--` of `text--pinId`, else the whole value. */
export function pinIdOf(reference: string): string {
  const at = reference.lastIndexOf(SEPARATOR)
  return at < 0 ? reference : reference.slice(at + SEPARATOR.length)
}

/** Whether a reference can name a pin at all. */
export const isPinId = (value: string): boolean => PIN_ID.test(value)

export const pinPath = (id: string): string => `/pin/${id}/`

/** Where one searches by a part of a pin's picture. */
export const searchInsidePath = (id: string): string => `${pinPath(id)}visual-search/`

/** Where a pin leads; from an ad by an address of ours that counts the click once. */
export const outboundLink = ({ link, promotion }: Pick<Pin, 'link' | 'promotion'>) => ({
  href: promotion ? adVisitPath(promotion.token) : (link ?? undefined),
  rel: `nofollow noopener ${promotion ? 'sponsored' : 'ugc'}`,
})
