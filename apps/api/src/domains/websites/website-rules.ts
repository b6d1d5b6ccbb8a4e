import { META_NAME } from '@tessera/api-types/websites/website-proofs'

export interface Website {
  host: string
  url: string
}

/** What follows from a member's proved websites. */
export interface WebsiteFlags {
  verified_user_websites: string[]
  is_any_website_verified: boolean
  domain_verified: boolean
}

/** Without `www.`, with the port where it is no usual one. */
export const hostOf = (url: string): string => new URL(url).host.toLowerCase().replace(/^www\./, '')

export const verified = <W extends Website>(websites: readonly W[], one: W): W[] => [
  ...websites.filter(({ host }) => host !== one.host),
  one,
]

export const unverified = <W extends Website>(websites: readonly W[], host: string): W[] =>
  websites.filter((one) => one.host !== host)

export const flagsOf = (websites: readonly Website[]): WebsiteFlags => ({
  verified_user_websites: websites.map(({ url }) => url),
  is_any_website_verified: websites.length > 0,
  domain_verified: websites.length > 0,
})

export const proofFile = (text: string): string => `tessera-${text.slice(0, 8)}.html`
export const dnsRecord = (text: string): string => `${META_NAME}=${text}`
export const metaTag = (text: string): string => `<meta name="${META_NAME}" content="${text}">`

const HEAD_END = /<\/head\s*>|<body[\s>]/i
const META = /<meta\s[^>]*>/gi
const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find(Boolean) ?? null

/** Only in the head: a text somebody left on the page proves nothing. */
export function hasMetaTag(html: string, text: string): boolean {
  const head = html.split(HEAD_END, 1)[0] ?? ''
  return [...head.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(META)].some(
    ([tag]) => attribute(tag, 'name') === META_NAME && attribute(tag, 'content') === text,
  )
}
