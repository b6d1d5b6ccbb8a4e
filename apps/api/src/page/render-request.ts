import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Invoke, RenderResult, Theme } from '@tessera/api-types/page/page-renderer'
import type { PageData } from '@tessera/api-types/page/request-context'
import type { Context } from '../kernel/context.ts'
import type { Site } from '../kernel/deps.ts'
import type { PageContextSource } from './page-context.ts'
import type { WebEntrySource } from './web-build.ts'

export interface PageParts {
  site: Site
  webEntry: WebEntrySource
  pageContext: PageContextSource
  callsOf(context: Context): Invoke
}

/** Renders the page at a local path (with query) for who sent `request`. */
export async function renderFor(
  { site, webEntry, pageContext, callsOf }: PageParts,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  renderMode: PageData['renderMode'] = 'server',
): Promise<RenderResult> {
  const context = await request.context(reply)
  const { requestContext, pageData } = await pageContext(request, context)
  const { render } = await webEntry()
  return render({
    url: site.publicUrl + path,
    method: 'GET',
    requestContext: { ...requestContext, fullPath: path },
    pageData: { ...pageData, renderMode },
    nonce: request.cspNonce,
    theme: themeOf(request.cookies.theme),
    invoke: callsOf(context),
    assetsBase: '/',
    siteName: site.name,
    onError: (error) => request.log.error({ err: error }, 'page failed'),
  })
}

const themeOf = (value: string | undefined): Theme | null =>
  value === 'light' || value === 'dark' ? value : null
