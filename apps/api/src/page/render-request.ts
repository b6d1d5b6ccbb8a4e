import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '@tessera/api-types/errors'
import type { CallResult, Invoke, RenderResult, Theme } from '@tessera/api-types/page/page-renderer'
import type { PageData } from '@tessera/api-types/page/request-context'
import type { Context } from '../kernel/context.ts'
import type { Site } from '../kernel/deps.ts'
import { RETRY_AFTER_SECONDS } from '../kernel/domain-error.ts'
import { brokenStatus } from '../transports/graphql.ts'
import { type BrandSource, styleOf } from './brand-source.ts'
import type { PageContextSource } from './page-context.ts'
import type { WebEntrySource } from './web-build.ts'

export interface PageParts {
  site: Site
  brand: BrandSource
  webEntry: WebEntrySource
  pageContext: PageContextSource
  callsOf(context: Context): Invoke
}

/** Renders the page at a local path (with query) for who sent `request`. */
export async function renderFor(
  { site, brand: brandNow, webEntry, pageContext, callsOf }: PageParts,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  renderMode: PageData['renderMode'] = 'server',
): Promise<RenderResult> {
  const context = await request.context(reply)
  const [{ requestContext, pageData }, brand] = await Promise.all([pageContext(request, context), brandNow()])
  const { render } = await webEntry()
  let isAway = false
  const calls = callsOf(context)
  const invoke: Invoke = async (name, raw) => {
    const result = await calls(name, raw)
    isAway ||= statusOf(result) === errorCatalogue.UNAVAILABLE.httpStatus
    return result
  }
  const page = await render({
    url: site.publicUrl + path,
    method: 'GET',
    requestContext: { ...requestContext, fullPath: path },
    pageData: { ...pageData, renderMode },
    nonce: request.cspNonce,
    theme: themeOf(request.cookies.theme),
    invoke,
    assetsBase: '/',
    siteName: brand.name,
    siteIcon: brand.logo?.large ?? null,
    siteStyle: styleOf(brand),
    onError: (error) => request.log.error({ err: error }, 'page failed'),
  })
  return isAway ? away(page) : page
}

const statusOf = (result: CallResult): number | undefined =>
  'error' in result ? result.error.httpStatus : brokenStatus(result)

/** A page that lacks what could not be read just now: shown, but not cached. */
const away = ({ headers, body }: RenderResult): RenderResult => ({
  status: errorCatalogue.UNAVAILABLE.httpStatus,
  headers: { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) },
  body,
})

const themeOf = (value: string | undefined): Theme | null =>
  value === 'light' || value === 'dark' ? value : null
