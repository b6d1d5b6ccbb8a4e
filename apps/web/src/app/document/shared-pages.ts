import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { CallResult, Invoke, RenderRequest } from '@tessera/api-types/page/page-renderer'
import { type Joined, makeJoined } from '@tessera/api-types/joined'
import type { RenderedPage } from './render-page.tsx'

/** Of all kept pages together, in characters. */
const MAX_CHARACTERS = 32 * 1024 * 1024
/** Dates on a page are shown as how long ago they were. */
const KEEP_MS = 30_000

interface Answered {
  name: string
  input: unknown
  result: CallResult
}

interface SharedPage {
  page: RenderedPage
  calls: readonly Answered[]
  /** Whether each call has the same result now. */
  check: Joined<boolean>
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
    sizeCalculation: ({ page }) => page.shared.text.length,
  }),
  rendering: new Map(),
})

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
    if (kept && (await kept.check(() => isStillTrue(kept, request.invoke)))) return kept.page
    const other = rendering.get(key)
    if (!other) break
    await other
  }
  const calls: Answered[] = []
  const invoke: Invoke = async (name, input) => {
    const result = await request.invoke(name, input)
    calls.push({ name, input, result })
    return result
  }
  const making = render({ ...request, invoke })
  const done = making.catch(() => undefined)
  rendering.set(key, done)
  try {
    const page = await making
    // A page that lacks something is not kept.
    if (page.status === 200 && calls.every(({ result }) => !('error' in result)))
      rendered.set(key, { page, calls, check: makeJoined() })
    return page
  } finally {
    if (rendering.get(key) === done) rendering.delete(key)
  }
}

async function isStillTrue({ calls }: Pick<SharedPage, 'calls'>, invoke: Invoke): Promise<boolean> {
  const same = await Promise.all(
    calls.map(async ({ name, input, result }) => isDeepStrictEqual(await invoke(name, input), result)),
  )
  return same.every(Boolean)
}

/** Whether the page is the same for others who ask for it now. */
export const isShared = (request: RenderRequest): boolean => keyOf(request) !== null

/** All that a page is rendered from beside its calls; null for members, whose pages are their own. */
function keyOf({ url, requestContext, pageData, siteName }: RenderRequest): string | null {
  if (pageData.initialUser !== null || requestContext.isAuthenticated) return null
  const { requestIdentifier: _, unauthId: __, ...context } = requestContext
  return JSON.stringify([url, siteName, context, pageData])
}
