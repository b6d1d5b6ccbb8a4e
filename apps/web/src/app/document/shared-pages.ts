import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CallResult, Invoke, RenderRequest } from '@tessera/api-types/page/page-renderer'
import type { RenderedPage } from './render-page.tsx'

/** Of all kept pages together, in characters. */
const MAX_CHARACTERS = 32 * 1024 * 1024
/** Dates on a page are shown as how long ago they were. */
const KEEP_MS = 30_000

interface Answered {
  name: string
  input: unknown
  /** Null for a failure: a page that lacks something is not kept. */
  digest: string | null
}

interface SharedPage {
  page: RenderedPage
  calls: readonly Answered[]
}

/** Rendered pages that visitors share, and those that are being rendered. */
export interface SharedPages {
  rendered: LRUCache<string, SharedPage>
  rendering: Map<string, Promise<unknown>>
}

export const makeSharedPages = (): SharedPages => ({
  rendered: new LRUCache({
    ttl: KEEP_MS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }) => page.app.length + page.state.length,
  }),
  rendering: new Map(),
})

const digestOf = (result: CallResult): string | null =>
  'error' in result ? null : hash('sha1', JSON.stringify(result), 'base64')

/**
 * A visitor's page as it was rendered for another, if each call it was rendered from has the same result for
 * this visitor now; otherwise rendered for both. No page is rendered by two requests at a time.
 */
export async function sharedPage(
  { rendered, rendering }: SharedPages,
  request: RenderRequest,
  render: (request: RenderRequest) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const key = keyOf(request)
  if (key === null) return render(request)
  for (;;) {
    const kept = rendered.get(key)
    if (kept && (await isStillTrue(kept, request.invoke))) return kept.page
    const other = rendering.get(key)
    if (!other) break
    await other
  }
  const calls: Answered[] = []
  const invoke: Invoke = async (name, input) => {
    const result = await request.invoke(name, input)
    calls.push({ name, input, digest: digestOf(result) })
    return result
  }
  const making = render({ ...request, invoke })
  const done = making.catch(() => undefined)
  rendering.set(key, done)
  try {
    const page = await making
    if (page.status === 200 && calls.every(({ digest }) => digest !== null))
      rendered.set(key, { page, calls })
    return page
  } finally {
    if (rendering.get(key) === done) rendering.delete(key)
  }
}

async function isStillTrue({ calls }: SharedPage, invoke: Invoke): Promise<boolean> {
  const same = await Promise.all(
    calls.map(async ({ name, input, digest }) => digestOf(await invoke(name, input)) === digest),
  )
  return same.every(Boolean)
}

/** All that a page is rendered from beside its calls; null for members, whose pages are their own. */
function keyOf({ url, requestContext, pageData, siteName }: RenderRequest): string | null {
  if (pageData.initialUser !== null || requestContext.isAuthenticated) return null
  const { requestIdentifier: _, unauthId: __, ...context } = requestContext
  return JSON.stringify([url, siteName, context, pageData])
}
