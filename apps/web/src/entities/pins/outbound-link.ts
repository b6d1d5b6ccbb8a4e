import { adVisitPath } from '@tessera/api-types/ads/ad-visit'
import type { Pin } from './pins-slice.ts'

/** Where a pin leads; from an ad by an address of ours that counts the click once. */
export const outboundLink = ({ link, promotion }: Pick<Pin, 'link' | 'promotion'>) => ({
  href: promotion ? adVisitPath(promotion.token) : (link ?? undefined),
  rel: `nofollow noopener ${promotion ? 'sponsored' : 'ugc'}`,
})
