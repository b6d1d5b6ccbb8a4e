import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Id } from '@tessera/api-types'
import type { Deps } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { pageAddress } from './page-paths.ts'
import { listedPages, SITEMAP_KINDS, sitemapPages, type ListedPage } from './sitemap-store.ts'
import { xmlText } from './escape-html.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const INDEX_KEPT_MS = HOUR_MS
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PRIVATE_PATHS = ['/_/', '/v3/', '/resource/', '/settings/', '/business/', '/advertiser/', '/dev/']

const SitemapAddress = z.object({ kind: z.enum(SITEMAP_KINDS), from: Id })

/** What search engines ask for: where they may go, and what there is for strangers to see. */
export const sitemap =
  ({ replica, now, site }: Pick<Deps, 'replica' | 'now' | 'site'>) =>
  (app: FastifyInstance): void => {
    let index: { text: string; madeAt: number } | null = null

    app.get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          [
            'User-agent: *',
            ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
            `Sitemap: ${site.publicUrl}/sitemap.xml`,
            '',
          ].join('\n'),
        ),
    )

    app.get('/sitemap.xml', async (_request, reply) => {
      if (!index || now().getTime() - index.madeAt > INDEX_KEPT_MS) {
        const pages = await Promise.all(
          SITEMAP_KINDS.map(async (kind) =>
            (await sitemapPages(replica, kind)).map((from) => ({
              path: `/sitemap/${kind}/${from}.xml`,
              changedAt: null,
            })),
          ),
        )
        index = {
          text: listOf('sitemapindex', 'sitemap', site.publicUrl, pages.flat()),
          madeAt: now().getTime(),
        }
      }
      return sendXml(reply, index.text)
    })

    app.get('/sitemap/:kind/:from.xml', async ({ params }, reply) => {
      const address = SitemapAddress.safeParse(params)
      if (!address.success) throw new DomainError('NOT_FOUND')
      const pages = await listedPages(replica, address.data.kind, address.data.from)
      return sendXml(reply, listOf('urlset', 'url', site.publicUrl, pages))
    })
  }

const sendXml = (reply: FastifyReply, text: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text)

const listOf = (list: string, item: string, origin: string, pages: readonly ListedPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">${pages
    .map((page) => `<${item}>${entryOf(page, origin)}</${item}>`)
    .join('\n')}</${list}>\n`

const entryOf = ({ path, changedAt }: ListedPage, origin: string): string =>
  `<loc>${xmlText(pageAddress(origin, path))}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`
