const PREFIX = 'tessera-'
const OFFLINE_PAGE = '/offline/'
const ASSET = /(?:href|src)="(\/assets\/[^"]+)"/g

/** What a page is made of, by the addresses its HTML names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(ASSET)].map(([, address = '']) => address)),
]

/** The files of one version of the site that are there without a connection. Nothing of anybody is among them. */
export const offlineCache = (version: string) => {
  const name = PREFIX + version
  return {
    async fill() {
      // Without cookies: the page as a stranger gets it.
      const page = await fetch(OFFLINE_PAGE, { credentials: 'omit', headers: { Accept: 'text/html' } })
      if (!page.ok) throw new Error(`The offline page did not load (${page.status})`)
      const cache = await caches.open(name)
      const html = await page.clone().text()
      await Promise.all([cache.put(OFFLINE_PAGE, page), cache.addAll(assetsIn(html))])
    },
    async dropOthers() {
      const names = await caches.keys()
      const old = names.filter((one) => one.startsWith(PREFIX) && one !== name)
      await Promise.all(old.map((one) => caches.delete(one)))
    },
    async asset(request: Request) {
      const cache = await caches.open(name)
      const kept = await cache.match(request)
      if (kept) return kept
      const answer = await fetch(request)
      // Without room the response is still one.
      if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined)
      return answer
    },
    /** In place of a page that cannot be reached. Pages of other addresses are sent on, for theirs is another code. */
    async page({ pathname, search }: URL) {
      if (pathname !== OFFLINE_PAGE) {
        const next = new URLSearchParams({ next: pathname + search }).toString()
        return new Response(null, { status: 302, headers: { Location: `${OFFLINE_PAGE}?${next}` } })
      }
      const cache = await caches.open(name)
      return (await cache.match(OFFLINE_PAGE)) ?? Response.error()
    },
  }
}
