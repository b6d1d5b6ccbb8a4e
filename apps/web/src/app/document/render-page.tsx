import type { RenderRequest, RenderResult } from '@tessera/api-types/page/page-renderer'
import { type Locale, SOURCE_LOCALE } from '@tessera/api-types/locales'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { messageFile, supportedLocale } from '../../shared/i18n/load-messages.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { AppProviders } from '../AppProviders.tsx'
import { createRoutes, NOT_FOUND_ROUTE } from '../routing/create-routes.tsx'
import { isPageHandle, type PageHead } from '../routing/page-module.ts'
import { pageHandlerNames } from '../routing/page-modules.ts'
import { invokeTransport } from './invoke-transport.ts'
import { type BuildManifest, pageAssets } from './page-assets.ts'
import { renderDocument } from './render-document.ts'
import { servedState } from './served-state.ts'

const HTML = 'text/html; charset=utf-8'

type Rendering = Awaited<ReturnType<typeof prepare>>

async function prepare(request: RenderRequest) {
  const { requestContext, pageData, invoke, url, method } = request
  const translator = await createTranslator(supportedLocale(requestContext.locale, request.onError))
  const store = makeStore({
    transport: invokeTransport(invoke),
    preloadedState: { session: arrivedSession({ requestContext, pageData }) },
  })
  const wait = () => Promise.resolve()
  const routes = createRoutes(pageHandlerNames, {
    store,
    translator,
    wait,
    isServer: true,
    onRedirect: () => undefined,
  })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url, { method: method === 'HEAD' ? 'GET' : method }))
  return { context, handler, store, translator }
}

function appHtml(
  request: RenderRequest,
  { handler, store, translator }: Rendering,
  context: StaticHandlerContext,
) {
  const router = createStaticRouter(handler.dataRoutes, context)
  const site = { name: request.siteName, origin: request.requestContext.origin }
  return renderToString(
    <AppProviders site={site} store={store} translator={translator}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
  )
}

function headOf(
  request: RenderRequest,
  { store }: Rendering,
  { matches }: StaticHandlerContext,
): PageHead | undefined {
  const match = matches.at(-1)
  const handle: unknown = match?.route.handle
  if (!match || !isPageHandle(handle)) return undefined
  return handle.head?.({ state: store.getState(), params: match.params, url: new URL(request.url) })
}

function headersOf({ loaderHeaders, matches }: StaticHandlerContext): Record<string, string> {
  const own = loaderHeaders[matches.at(-1)?.route.id ?? '']
  return { 'Content-Type': HTML, ...(own && Object.fromEntries(own)) }
}

function redirectOf(response: Response): RenderResult {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: '' }
}

async function renderMatched(request: RenderRequest, manifest: BuildManifest | null): Promise<RenderResult> {
  const rendering = await prepare(request)
  const { context, store, translator } = rendering
  if (context instanceof Response) return redirectOf(context)
  const [failure] = Object.values(context.errors ?? {})
  if (failure) throw failure
  const matched = context.matches.at(-1)?.route.id ?? NOT_FOUND_ROUTE
  const initialHandlerId = matched === NOT_FOUND_ROUTE ? '' : matched
  const locales: Locale[] = [SOURCE_LOCALE, translator.locale]
  const messageSources = locales.map((locale) =>
    messageFile(locale, 'core').replace('./', 'src/shared/i18n/'),
  )
  const body = renderDocument({
    request: { ...request, pageData: { ...request.pageData, initialHandlerId } },
    locale: translator.locale,
    assets: manifest && pageAssets(manifest, initialHandlerId, messageSources),
    head: headOf(request, rendering, context),
    handlers: pageHandlerNames,
    app: appHtml(request, rendering, context),
    state: servedState(store.getState()),
  })
  return { status: context.statusCode, headers: headersOf(context), body }
}

/** Answers one page request: preload, render, embed. A failure becomes a page that says so and carries the error. */
export async function renderPage(
  request: RenderRequest,
  manifest: BuildManifest | null,
): Promise<RenderResult> {
  try {
    return await renderMatched(request, manifest)
  } catch (cause) {
    request.onError(cause)
    const translator = await createTranslator(SOURCE_LOCALE)
    const body = renderDocument({
      request,
      locale: translator.locale,
      assets: manifest && pageAssets(manifest, '', []),
      head: { title: translator.t('error.unexpected'), robots: 'noindex' },
      handlers: pageHandlerNames,
      app: `<main role="alert"><h1>${translator.t('error.unexpected')}</h1></main>`,
      state: {},
      failure: { cause },
    })
    return { status: 500, headers: { 'Content-Type': HTML }, body }
  }
}
