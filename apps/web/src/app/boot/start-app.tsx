import type { Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { supportedLocale } from '@tessera/i18n/catalogue'
import { confirmWhenAsked } from '../../entities/session/confirm-when-asked.ts'
import {
  readIsAuth,
  type EmbeddedPage,
  readPage,
  readRouteManifest,
  readState,
  throwEmbeddedError,
} from './embedded-data.ts'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import type { Transport } from '../../shared/api/call.ts'
import { watchVersion } from '../../shared/browser/app-version.ts'
import type { Fetch } from '../../shared/api/route-manifest-request.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { siteLocales } from '../../shared/i18n/load-messages.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { AppProviders } from '../AppProviders.tsx'
import type { Wait } from '../routing/load-chunk.ts'
import { PageRoutes } from '../routing/PageRoutes.tsx'
import type { LoadPage } from '../routing/page-module.ts'
import { createPageTable } from '../routing/page-table.tsx'
import { type ErrorReporter, mountApp } from './mount-app.tsx'
import { ELEMENT } from './page-elements.ts'

export type BrowserEnv = {
  window: Window
  fetch: Fetch
  transportOf: (viewerId: string | null) => Transport
  wait: Wait
  report: ErrorReporter
}

const rootOf = (page: Document): Element => {
  const root = page.getElementById(ELEMENT.root)
  if (!root) throw new Error(`The element "${ELEMENT.root}" is missing: the app cannot start.`)
  return root
}

/** Made after the first page's code, since that may bring slices of the served state. */
function storeOf({ requestContext, pageData }: EmbeddedPage, { window, transportOf, report }: BrowserEnv) {
  requestContext.isAuthenticated = readIsAuth(requestContext.isAuthenticated, report)
  const session = arrivedSession({ requestContext, pageData })
  const store = makeStore({
    transport: transportOf(session.userId),
    preloadedState: { ...readState(window.document), session },
  })
  confirmWhenAsked(store)
  return store
}

/** Seldom needed: a page is served with its handlers. */
async function askedHandlers(site: string, fetch: Fetch): Promise<string[]> {
  const { fetchPageHandlers } = await import('../../shared/api/route-manifest-request.ts')
  return fetchPageHandlers(site, fetch)
}

/** The served page's own code is named by the document. The list of all others, by which it is found, comes later. */
const pageLoading =
  (served: string, code: string | undefined): LoadPage =>
  async (handler) => {
    if (code && handler === served) return import(/* @vite-ignore */ code)
    const { pageLoader } = await import('../routing/page-modules.ts')
    return pageLoader(handler)()
  }

async function appOf(embedded: EmbeddedPage, deps: BrowserEnv) {
  const { fetch, report, wait, window } = deps
  const { pageData, requestContext, siteName } = embedded
  const manifest = readRouteManifest(window.document)
  const handlers = manifest?.handlers ?? (await askedHandlers(pageData.site, fetch))
  const translator = await createTranslator(supportedLocale(requestContext.locale, siteLocales, report))
  const table = createPageTable(
    handlers,
    translator,
    pageLoading(pageData.initialHandlerId, manifest?.code),
    wait,
  )
  // Hydration must not begin before the code of the page it hydrates is here.
  const first = await table.loadServed(window.location.pathname)
  const store = storeOf(embedded, deps)
  const site = { name: siteName, origin: window.location.origin }
  return (
    <AppProviders site={site} store={store} served={store.getState()} translator={translator}>
      <BrowserRouter>
        <PageRoutes table={table} first={first} />
      </BrowserRouter>
    </AppProviders>
  )
}

/** Search engines that show stored copies of pages: our code has nothing to do there. */
const CACHE_HOSTS = ['webcache.googleusercontent.com', 'cc.bingj.com', 'cachedview.com', 'web.archive.org']

/** False where the served page is to stay as it is: in a search engine's cache, or asked for with `server_only`. */
export function shouldBoot({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  if (CACHE_HOSTS.includes(hostname)) return false
  return !new URLSearchParams(search).has('server_only')
}

/** Brings a served page to life; undefined where the page is to stay as served. */
export async function startApp(deps: BrowserEnv): Promise<Root | undefined> {
  const { document, location, history } = deps.window
  if (!shouldBoot(location)) return undefined
  throwEmbeddedError(document)
  const embedded = readPage(document)
  history.scrollRestoration = 'manual' // spec 001 §9
  // Listeners are called in the order in which they came: a page that may lose something holds Back in this place.
  deps.window.onpopstate = () => undefined
  watchVersion(embedded.pageData.appVersion)
  const root = rootOf(document)
  return mountApp(root, await appOf(embedded, deps), deps.report)
}
