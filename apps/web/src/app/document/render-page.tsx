import type { Invoke, PageParts, RenderRequest, RenderResult } from '@tessera/api-types/page/page-renderer'
import { type Locale, SOURCE_LOCALE } from '@tessera/api-types/locales'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { supportedLocale } from '@tessera/i18n/catalogue'
import { createTranslator, firstAreas } from '../../shared/i18n/translator.ts'
import { messageSource, siteLocales } from '../../shared/i18n/load-messages.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { AppProviders } from '../AppProviders.tsx'
import { PageRoutes } from '../routing/PageRoutes.tsx'
import type { PageModule } from '../routing/page-module.ts'
import { NOT_FOUND, createPageTable } from '../routing/page-table.tsx'
import { pageHandlerNames, pageLoader } from '../routing/page-modules.ts'
import { type BuildManifest, pageAssets } from './page-assets.ts'
import { type DocumentParts, documentBody, renderDocument } from './render-document.ts'
import { isShared, makeSharedPages, sharedPage, type SharedPages } from './shared-pages.ts'
import { dataText } from '../routing/head-tags.ts'
import type { Transport } from '../../shared/api/call.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

/** The store as the page carries it: without what stands in the page data, and without failed calls. */
function servedState(state: RootState): Partial<RootState> {
  const { session: _, toasts: __, ...rest } = state
  const queries = Object.entries(state.api.queries).filter(([, query]) => query?.status === 'fulfilled')
  return { ...rest, api: { ...state.api, queries: Object.fromEntries(queries), subscriptions: {} } }
}

/** While rendering, calls stay inside the server and run as the request's own viewer. */
const invokeTransport =
  (invoke: Invoke): Transport =>
  ({ name }, input) =>
    invoke(name, input)

const HTML = 'text/html; charset=utf-8'

type Rendering = Awaited<ReturnType<typeof prepare>>

/** Matches the page, loads its code and waits for what its first paint needs. */
async function prepare(request: RenderRequest) {
  const { requestContext, pageData, invoke } = request
  const url = new URL(request.url)
  const translator = await createTranslator(
    supportedLocale(requestContext.locale, siteLocales, request.onError),
  )
  const table = createPageTable(
    pageHandlerNames,
    translator,
    (handler) => pageLoader(handler)(),
    () => Promise.resolve(),
  )
  const match = await table.load(url.pathname)
  const session = arrivedSession({ requestContext, pageData })
  const store = makeStore({ transport: invokeTransport(invoke), preloadedState: { session } })
  const outcome = (await match.module.preload?.({ store, params: match.params, url })) ?? {}
  return { url, translator, table, match, store, outcome }
}

function appHtml(request: RenderRequest, { url, store, translator, table, match }: Rendering) {
  const site = { name: request.siteName, origin: request.requestContext.origin }
  return renderToString(
    <AppProviders site={site} store={store} translator={translator}>
      <StaticRouter location={url.pathname + url.search}>
        <PageRoutes table={table} first={match} />
      </StaticRouter>
    </AppProviders>,
  )
}

/** A page as several visitors may be served it: all but what is embedded about the request itself. */
export interface RenderedPage extends Omit<DocumentParts, 'request'> {
  status: number
  headers: Record<string, string>
  initialHandlerId: string
}

/** The files of the texts a page begins with. */
const messageSources = (locale: Locale, { messageAreas = [] }: PageModule) =>
  [...firstAreas(locale), ...messageAreas].map((area) => messageSource(locale, area))

async function renderMatched(request: RenderRequest, manifest: BuildManifest | null): Promise<RenderedPage> {
  const rendering = await prepare(request)
  const { url, match, outcome, store, translator } = rendering
  const { status, redirect, headers } = outcome
  const initialHandlerId = match.handler === NOT_FOUND ? '' : match.handler
  const page = { locale: translator.locale, initialHandlerId }
  if (redirect)
    return {
      ...page,
      status: status ?? 302,
      headers: { ...headers, Location: redirect },
      assets: null,
      head: undefined,
      shared: { text: '' },
    }
  const assets =
    manifest && pageAssets(manifest, initialHandlerId, messageSources(translator.locale, match.module))
  return {
    ...page,
    status: status ?? 200,
    headers: { 'Content-Type': HTML, ...headers },
    assets,
    head: match.module.head?.({ state: store.getState(), params: match.params, url, t: translator.t }),
    shared: documentBody({
      app: appHtml(request, rendering),
      state: dataText(servedState(store.getState())),
      handlers: pageHandlerNames,
      assets,
      assetsBase: request.assetsBase,
    }),
  }
}

function served(request: RenderRequest, page: RenderedPage): RenderResult {
  const { status, headers, initialHandlerId } = page
  if ('Location' in headers) return { status, headers, body: '' }
  const pageData = { ...request.pageData, initialHandlerId }
  const parts = renderDocument({ ...page, request: { ...request, pageData } })
  return { status, headers, body: textOf(parts), ...(isShared(request) && { parts }) }
}

const textOf = ({ before, shared, after }: PageParts): string => before + shared.text + after

/** Serves one page request: preload, render, embed. A failure becomes an error page that carries the error. */
export async function renderPage(
  request: RenderRequest,
  manifest: BuildManifest | null,
  pages: SharedPages = makeSharedPages(),
): Promise<RenderResult> {
  try {
    return served(request, await sharedPage(pages, request, (asked) => renderMatched(asked, manifest)))
  } catch (cause) {
    request.onError(cause)
    const translator = await createTranslator(SOURCE_LOCALE)
    const assets = manifest && pageAssets(manifest, '', [])
    const parts = renderDocument({
      request,
      locale: translator.locale,
      assets,
      head: { title: translator.t('error.unexpected') },
      shared: documentBody({
        app: `<main role="alert"><h1>${translator.t('error.unexpected')}</h1></main>`,
        state: dataText({}),
        handlers: pageHandlerNames,
        assets,
        assetsBase: request.assetsBase,
      }),
      failure: { cause },
    })
    return { status: 500, headers: { 'Content-Type': HTML }, body: textOf(parts) }
  }
}
