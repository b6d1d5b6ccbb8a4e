import type { FastifyRequest } from 'fastify'

/** Addresses of programs: an unknown one among them is answered as they expect, never with a page. */
const NO_PAGE =
  /^\/(?:v3|resource|_|ads|vx|images|assets|upload-image|dev|docs|oembed|pageHandlers|sitemap|social|livez|readyz|metrics|manifest\.webmanifest|service-worker\.js)(?:[/?]|$)/

/** Whether an address is one of pages, whatever is asked of it. */
export const isPageAddress = (url: string): boolean => !NO_PAGE.test(url)

/** Whether a page is the right response to this request. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*'
  return isPageAddress(url) && /text\/html|\*\/\*/.test(accept)
}

/** The canonical address of the page at `path`, which ends in a slash. */
export const pageAddress = (publicUrl: string, path: string): string => new URL(path, publicUrl).href
