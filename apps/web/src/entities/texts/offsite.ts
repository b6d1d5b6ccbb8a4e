import { webAddress } from './text-parts.ts'

const PATH = '/offsite/'

/** The way to an address that somebody wrote: of this site at once, of any other by the page that asks. */
export function wayTo(address: string, ownOrigin: string | undefined): string {
  const { origin, pathname, search, hash } = new URL(address)
  return origin === ownOrigin
    ? pathname.replace(/^\/+/, '/') + search + hash
    : `${PATH}?${new URLSearchParams({ url: address })}`
}

/** The address that the page asks about, if it may be led to. */
export const askedAddress = (search: string): string | null =>
  webAddress(new URLSearchParams(search).get('url') ?? '')
