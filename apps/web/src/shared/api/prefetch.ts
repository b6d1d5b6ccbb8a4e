import { isBrowser } from '../browser/is-browser.ts'

type Started<T> = PromiseLike<T> & { unsubscribe: () => void }

/**
 * Waits for a query that a page's preload started. The browser then lets go of it, since the page
 * holds it by its own hook; a render on the server is over before anything could expire.
 */
export async function prefetched<T>(started: Started<T>): Promise<T> {
  const answer = await started
  if (isBrowser) started.unsubscribe()
  return answer
}
