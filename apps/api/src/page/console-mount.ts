import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteBrand } from '../domains/site-brand/site-brand-service.ts'
import type { Deps } from '../kernel/deps.ts'
import { pagePolicy } from '../plugins/security-headers.ts'
import { type BrandSource, styleOf } from './brand-source.ts'
import { escapeHtml } from './escape-html.ts'
import { sendPlainPage } from './plain-page.ts'

/** Stands in the built document wherever this response's nonce belongs. */
const NONCE_MARK = '__CSP_NONCE__'

const ADDRESSES = ['/business', '/business/*', '/advertiser', '/advertiser/*']

interface Options {
  folder: string
  imageOrigin: string | null
  textsIn: Deps['textsIn']
  brand: BrandSource
}

/** The document of the console under the name and in the colors of the site. */
function branded(html: string, brand: SiteBrand): string {
  const name = escapeHtml(brand.name)
  const style = styleOf(brand)
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name} Business</title>`)
    .replace(/ data-site="[^"]*"/, () => ` data-site="${name}"`)
    .replace('/business/mark.svg" type="image/svg+xml"', () =>
      brand.logo ? `${escapeHtml(brand.logo.small)}"` : '/business/mark.svg" type="image/svg+xml"',
    )
    .replace('</head>', () =>
      style ? `<style id="site-brand" nonce="${NONCE_MARK}">${style}</style></head>` : '</head>',
    )
}

/** The console is one document; its own router reads the address. */
export const consoleMount =
  ({ folder, imageOrigin, textsIn, brand }: Options) =>
  (app: FastifyInstance): void => {
    const file = join(folder, 'index.html')
    if (!existsSync(file)) return
    const html = readFileSync(file, 'utf8')
    const marked = html.includes(NONCE_MARK)
      ? html
      : html.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${NONCE_MARK}"`)
    const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
      await request.context(reply) // gives a newcomer the token that calls must echo
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', pagePolicy(request.cspNonce, imageOrigin))
        .send(branded(marked, await brand()).replaceAll(NONCE_MARK, request.cspNonce))
    }
    const errorHandler = sendPlainPage(textsIn)
    for (const url of ADDRESSES) app.get(url, { errorHandler }, sendDocument)
  }
