import { type RouteMatch, type RouteObject, matchRoutes } from 'react-router-dom'
import type { Translator } from '../../shared/i18n/translator.ts'
import { isBrowser } from '../../shared/browser/is-browser.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { type Wait, loadChunk } from './load-chunk.ts'
import { buildPageRoutes, routerPath } from './page-handlers.ts'
import type { LoadPage, PageMatch, PageModule } from './page-module.ts'

type Props = { modules: ReadonlyMap<string, PageModule>; handler: string }

/** The component of a page whose code has been loaded; the table shows no other. */
function LoadedPage({ modules, handler }: Props) {
  const module = modules.get(handler)
  if (!module) throw new Error(`Unable to load module for handler ${handler}`)
  return <module.Page />
}

export const NOT_FOUND = 'not-found'

/** The pages of the site: which one a path leads to, and its code once it is here. */
export type PageTable = {
  /** The routes that a path leads through; nothing for one that leads nowhere. */
  matchesOf: (pathname: string) => RouteMatch[]
  /** Matches a path and brings what its page begins with where it was served. Rejects when the code does not load. */
  loadServed: (pathname: string) => Promise<PageMatch>
  /** The same with the page's late parts, so that it can be drawn whole. */
  load: (pathname: string) => Promise<PageMatch>
}

const notFound: PageModule = {
  Page: NotFoundPage,
  preload: () => Promise.resolve({ status: 404 }),
  head: ({ t }) => ({ title: t('notFound.title') }),
}

const PLAIN = /^[\w-]*$/
const beginningOf = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''

/** The routes that are worth comparing with the path: not those that begin with another word. */
function candidatesFor(pathname: string, routes: RouteObject[]): RouteObject[] {
  const first = beginningOf(pathname)
  if (!PLAIN.test(first)) return routes
  return routes.filter(({ path = '' }) => {
    const beginning = beginningOf(path)
    return beginning === first || !PLAIN.test(beginning) || !path.startsWith('/')
  })
}

/** A page for each handler, the not-found page for every other path. */
export function createPageTable(
  handlers: readonly string[],
  translator: Pick<Translator, 'addAreas'>,
  loadPage: LoadPage,
  wait: Wait,
): PageTable {
  const modules = new Map([[NOT_FOUND, notFound]])
  const routeOf = (id: string, path: string): RouteObject => ({
    id,
    path,
    element: <LoadedPage key={id} modules={modules} handler={id} />,
  })
  const pages = buildPageRoutes(handlers).map(({ handler, path }) => routeOf(handler, routerPath(path)))
  const routes = [...pages, routeOf(NOT_FOUND, '*')]
  // No member has a name that other addresses of the site begin with.
  const ownNames = new Set(pages.map(({ path = '' }) => beginningOf(path)))
  const ownRoutes = routes.filter(({ path = '' }) => !path.startsWith('/:'))

  const moduleOf = async (handler: string) => {
    const known = modules.get(handler)
    if (known) return known
    const module = await loadChunk(() => loadPage(handler), wait)
    await translator.addAreas(module.messageAreas ?? [])
    modules.set(handler, module)
    return module
  }
  // A page is loaded and then drawn: matching compiles its routes anew.
  let last: { pathname: string; matches: RouteMatch[] } | undefined
  const matchesOf = (pathname: string): RouteMatch[] => {
    if (last?.pathname !== pathname) {
      const possible = ownNames.has(beginningOf(pathname)) ? ownRoutes : routes
      const matches = matchRoutes(isBrowser ? possible : candidatesFor(pathname, possible), pathname) ?? []
      last = { pathname, matches }
    }
    return last.matches
  }
  const loadServed = async (pathname: string): Promise<PageMatch> => {
    const match = matchesOf(pathname).at(-1)
    const handler = match?.route.id ?? NOT_FOUND
    return { handler, params: match?.params ?? {}, module: await moduleOf(handler) }
  }
  const load = async (pathname: string): Promise<PageMatch> => {
    const match = await loadServed(pathname)
    const { lateParts = [] } = match.module
    await Promise.all(lateParts.map((part) => loadChunk(() => part.bring(translator), wait)))
    return match
  }
  return { matchesOf, loadServed, load }
}
