const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}[^\s<>"!'),.:;?\]]/gi

const asText = (words: string): string =>
  words.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('\n', '<br>')

const asLink = (address: string): string =>
  `<a href="${asText(address)}" rel="nofollow noopener ugc">${asText(address)}</a>`

/** What somebody wrote as HTML: nothing of it is markup, its addresses are links. */
export function htmlOf(words: string): string {
  const links = words.match(ADDRESS) ?? []
  return words
    .split(ADDRESS)
    .map((part, at) => asText(part) + (links[at] === undefined ? '' : asLink(links[at])))
    .join('')
}

/** The link with the name of the site that it is followed from, unless it names a source itself. */
export function linkFrom(link: string | null, publicUrl: string): string | null {
  if (link === null || !URL.canParse(link)) return link
  const url = new URL(link)
  if (url.searchParams.has('utm_source')) return link
  url.searchParams.set('utm_source', new URL(publicUrl).hostname)
  url.searchParams.set('utm_medium', 'pin')
  return url.href
}
