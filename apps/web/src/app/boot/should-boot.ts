/** Search engines that show stored copies of pages: our code has nothing to do there. */
const CACHE_HOSTS = ['webcache.googleusercontent.com', 'cc.bingj.com', 'cachedview.com', 'web.archive.org']

/** False where the served page is to stay as it is: in a search engine's cache, or asked for with `server_only`. */
export function shouldBoot({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  if (CACHE_HOSTS.includes(hostname)) return false
  return !new URLSearchParams(search).has('server_only')
}
