import { data, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { Translator } from '../../shared/i18n/translator.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { RootLayout } from '../shell/RootLayout.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { RouteFallback } from '../shell/RouteFallback.tsx'
import { loadChunk, type Wait } from './load-chunk.ts'
import { buildPageRoutes, routerPath } from './page-handlers.ts'
import { notFoundHead } from './not-found-head.ts'
import type { PageHandle, PageModule, PageOutcome } from './page-module.ts'
import { pageLoader } from './page-modules.ts'

export type RouteSurroundings = {
  store: AppStore
  translator: Translator
  wait: Wait
  /** The server waits for a page's data; the browser shows the page and lets it fill. */
  isServer: boolean
  /** Hears of redirects that a preload finds after the page is shown. */
  onRedirect: (to: string) => void
}

export const NOT_FOUND_ROUTE = 'not-found'

function answerOf(outcome: PageOutcome | void) {
  if (outcome?.redirect)
    return redirect(outcome.redirect, { status: outcome.status, headers: outcome.headers })
  return data(null, { status: outcome?.status ?? 200, headers: outcome?.headers })
}

function loaderOf({ preload }: PageModule, { store, isServer, onRedirect }: RouteSurroundings) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const preloading = preload?.({ store, params, url: new URL(request.url) })
    if (isServer) return answerOf(await preloading)
    void preloading?.then((outcome) => outcome?.redirect && onRedirect(outcome.redirect))
    return null
  }
}

const lazyPage = (handler: string, around: RouteSurroundings) => async () => {
  const module = await loadChunk(pageLoader(handler), around.wait)
  await around.translator.addAreas(module.messageAreas ?? [])
  const handle: PageHandle = { layout: module.layout ?? 'shell', head: module.head }
  return { Component: module.Page, loader: loaderOf(module, around), handle }
}

/** The router's table: a page for each handler, the not-found page for everything else. */
export function createRoutes(handlers: readonly string[], around: RouteSurroundings): RouteObject[] {
  const { t } = around.translator
  const pages = buildPageRoutes(handlers).map(({ handler, path }): RouteObject => ({
    id: handler,
    path: routerPath(path),
    lazy: lazyPage(handler, around),
    ErrorBoundary: RouteError,
  }))
  const notFound: RouteObject = {
    id: NOT_FOUND_ROUTE,
    path: '*',
    Component: NotFoundPage,
    loader: () => data(null, { status: 404 }),
    handle: { layout: 'shell', head: () => notFoundHead(t) } satisfies PageHandle,
  }
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: RouteFallback,
      children: [...pages, notFound],
    },
  ]
}
