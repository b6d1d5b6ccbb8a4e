/** One page: the handler's name is its file below `pages/`, and its path follows from the name. */
export type PageRoute = { handler: string; path: string }

const isParameter = (segment: string) => segment.startsWith('{')

/** `pin/[id]/sent` becomes `/pin/{id}/sent`; `index` is the root. */
export function handlerPath(handler: string): string {
  if (handler === 'index') return '/'
  const segments = handler.split('/')
  if (segments.at(-1) === 'index') {
    throw new Error(
      `Page handler "${handler}" is a nested index file. ` +
        `Name the file after the path instead: "${segments.slice(0, -1).join('/')}".`,
    )
  }
  return `/${segments.map((segment) => segment.replace(/^\[(\w+)\]$/, '{$1}')).join('/')}`
}

/** Fixed segments come before parameters at every depth, and longer paths before their beginnings. */
function bySpecificity(a: PageRoute, b: PageRoute): number {
  const left = a.path.split('/')
  const right = b.path.split('/')
  for (let depth = 1; depth < Math.min(left.length, right.length); depth++) {
    const [x = '', y = ''] = [left[depth], right[depth]]
    if (isParameter(x) !== isParameter(y)) return isParameter(x) ? 1 : -1
    if (!isParameter(x) && x !== y) return x < y ? -1 : 1
  }
  return right.length - left.length
}

const built = new WeakMap<readonly string[], readonly PageRoute[]>()

/** The route table of a list of page-handler names, most specific first. Throws for a nested index file. */
export function buildPageRoutes(handlers: readonly string[]): readonly PageRoute[] {
  const known = built.get(handlers)
  if (known) return known
  const routes = handlers.map((handler) => ({ handler, path: handlerPath(handler) })).sort(bySpecificity)
  built.set(handlers, routes)
  return routes
}

/** `/pin/{id}` in the router's own notation. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
