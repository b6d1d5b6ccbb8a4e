import { AD_VISIT_PATH } from '@tessera/api-types/ads/ad-visit'

export type FollowedLink = {
  /** Path of this site, or the whole address of another one. */
  address: string
  isOutside: boolean
  /** The pin whose card, or whose page, the link belongs to. */
  pinId: string | null
  isDownload?: boolean
}

function linkOf({ target }: Event): FollowedLink | null {
  if (!(target instanceof Element)) return null
  const anchor = target.closest<HTMLAnchorElement>('a[href]')
  if (!anchor || !/^https?:$/.test(anchor.protocol)) return null
  const isOutside = anchor.origin !== window.location.origin || anchor.pathname.startsWith(AD_VISIT_PATH)
  const { pinId, closeupId } = anchor.closest<HTMLElement>('[data-pin-id], [data-closeup-id]')?.dataset ?? {}
  const isDownload = anchor.hasAttribute('download')
  return {
    isDownload,
    address: isOutside ? anchor.href : anchor.pathname,
    isOutside,
    pinId: pinId ?? closeupId ?? null,
  }
}

/** Notifies of links a person follows, before the page handles them; the returned function stops it. */
export function watchLinks(onLink: (link: FollowedLink) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    if (event.button > 1) return
    const link = linkOf(event)
    if (link) onLink(link)
  }
  const listening = new AbortController()
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, handleClick, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
