import { after } from './clock.ts'

/** By history entry: the address that was followed from its page, and by which of the links to it. */
const followed = new Map<string, { href: string; nth: number }>()

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

/** Notes the link by which the entry's page is left; the returned function stops it. */
export function noteFollowedLink(entry: string): () => void {
  const handleClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
    const href = link?.getAttribute('href')
    if (link && href) followed.set(entry, { href, nth: linksTo(href).indexOf(link) })
  }
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}

const RETRIES_MS = [0, 50, 150, 400, 1000, 2000]

/** Gives the focus back to the link by which the page was left, once it is there, unless somebody took it. */
export function focusFollowedLink(entry: string): () => void {
  const place = followed.get(entry)
  if (!place) return () => undefined
  const stops = RETRIES_MS.map((ms) =>
    after(ms, () => {
      if (document.activeElement === document.body)
        linksTo(place.href)[place.nth]?.focus({ preventScroll: true })
    }),
  )
  return () => stops.forEach((stop) => stop())
}
