import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import type { Transport } from '../../shared/api/call.ts'
import { type Fetch, fetchPageHandlers } from '../../shared/api/route-manifest-request.ts'
import { supportedLocale } from '../../shared/i18n/load-messages.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { AppProviders } from '../AppProviders.tsx'
import { createRoutes } from '../routing/create-routes.tsx'
import { loadChunk, type Wait } from '../routing/load-chunk.ts'
import { pageLoader } from '../routing/page-modules.ts'
import { resolveMatches } from '../routing/resolve-matches.ts'
import {
  type EmbeddedPage,
  readPage,
  readRouteManifest,
  readState,
  throwEmbeddedError,
} from './embedded-data.ts'
import { type ErrorReporter, mountApp } from './mount-app.tsx'
import { ELEMENT } from './page-elements.ts'
import { shouldBoot } from './should-boot.ts'

export type BrowserSurroundings = {
  window: Window
  fetch: Fetch
  transport: Transport
  wait: Wait
  report: ErrorReporter
}

const rootOf = (page: Document): Element => {
  const root = page.getElementById(ELEMENT.root)
  if (!root) throw new Error(`The element "${ELEMENT.root}" is missing: the app cannot start.`)
  return root
}

/** Slices that the first page brings along must be known before the served state is taken in. */
async function storeOf(
  { requestContext, pageData }: EmbeddedPage,
  { window, transport, wait }: BrowserSurroundings,
) {
  if (pageData.initialHandlerId) await loadChunk(pageLoader(pageData.initialHandlerId), wait)
  const session = arrivedSession({ requestContext, pageData })
  return makeStore({ transport, preloadedState: { ...readState(window.document), session } })
}

async function routerOf(embedded: EmbeddedPage, around: BrowserSurroundings) {
  const { fetch, report, wait, window } = around
  const { pageData, requestContext } = embedded
  const handlers =
    readRouteManifest(window.document)?.handlers ?? (await fetchPageHandlers(pageData.site, fetch))
  const translator = await createTranslator(supportedLocale(requestContext.locale, report))
  const store = await storeOf(embedded, around)
  const onRedirect = (to: string) => void router.navigate(to, { replace: true })
  const routes = createRoutes(handlers, { store, translator, wait, isServer: false, onRedirect })
  const { pathname } = window.location
  await resolveMatches(routes, pathname)
  const loaderData = Object.fromEntries(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => [route.id ?? '', null]),
  )
  const isServed = rootOf(window.document).hasChildNodes()
  const router = createBrowserRouter(routes, { hydrationData: isServed ? { loaderData } : undefined })
  return { router, store, translator }
}

/** Brings a served page to life. Ends silently where the page is to stay as served. */
export async function startApp(around: BrowserSurroundings): Promise<void> {
  const { document, location, history } = around.window
  if (!shouldBoot(location)) return
  throwEmbeddedError(document)
  const embedded = readPage(document)
  history.scrollRestoration = 'manual' // spec 001 §9
  const { router, store, translator } = await routerOf(embedded, around)
  const site = { name: embedded.siteName, origin: location.origin }
  mountApp(
    rootOf(document),
    <AppProviders site={site} store={store} translator={translator}>
      <RouterProvider router={router} />
    </AppProviders>,
    around.report,
  )
}
