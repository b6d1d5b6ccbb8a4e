import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OutputOf } from '@tessera/api-types'
import type { boardsContracts } from '@tessera/api-types/boards/contracts'
import type { Invoke } from '@tessera/api-types/page/page-renderer'
import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { UserView } from '@tessera/api-types/users/views'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { Context } from '../kernel/context.ts'
import type { Site } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import type { BrandSource } from './brand-source.ts'
import { dataOf } from './in-process-calls.ts'
import { embedOf, pinIdOf, sideOf } from './oembed.ts'
import { lastChange, rssOf, type Channel, type Naming } from './rss.ts'

interface Options {
  site: Site
  brand: BrandSource
  callsOf(context: Context): Invoke
}

interface Embedding {
  url?: unknown
  format?: unknown
  maxwidth?: unknown
  maxheight?: unknown
}

const PROFILE_FEED = 'feed'
const VISITORS_CACHE = 'private, max-age=300'
const NOT_KEPT = 'private, no-store'
const NOT_IMPLEMENTED = 501

/** What other programs read of us: RSS of profiles and boards, oEmbed of pins; as the asking viewer may see it. */
export const feedsForReaders =
  ({ site, brand, callsOf }: Options) =>
  (app: FastifyInstance): void => {
    const named = async () => ({ publicUrl: site.publicUrl, name: (await brand()).name })
    app.get<{ Params: { username: string; feed: string } }>(
      '/:username/:feed(^[^/]+\\.rss$)',
      async (request, reply) => {
        const context = await request.context(reply)
        const call = callsOf(context)
        const { username, feed } = request.params
        const slug = feed.slice(0, -'.rss'.length)
        const channel = await (slug === PROFILE_FEED
          ? profileChannel(call, username)
          : boardChannel(call, username, slug))
        reply.header('cache-control', context.viewer.state === 'UNAUTH' ? VISITORS_CACHE : NOT_KEPT)
        const { t } = context.deps.textsIn(context.viewer.locale)
        return sendRss(request, reply, { site: await named(), channel, t })
      },
    )

    app.get<{ Querystring: Embedding }>('/oembed', async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query
      const id = typeof url === 'string' ? pinIdOf(url, site.publicUrl) : undefined
      if (id === undefined) throw new DomainError('NOT_FOUND')
      if (format !== 'json') return reply.code(NOT_IMPLEMENTED).type('text/plain').send('Only format=json.\n')
      const call = callsOf(await request.context(reply))
      const room = { maxWidth: sideOf(maxwidth), maxHeight: sideOf(maxheight) }
      return embedOf(dataOf<PinView>(await call('pins.get', { id }), 'NOT_FOUND'), await named(), room)
    })
  }

async function profileChannel(call: Invoke, username: string): Promise<Channel> {
  const user = dataOf<UserView>(await call('users.get', { username }), 'NOT_FOUND')
  const pins = dataOf<PinCard[]>(await call('users.pins', { username }), 'NOT_FOUND')
  const path = `/${user.username}/`
  return { title: user.full_name, path, feedPath: `${path}feed.rss`, description: user.about, pins }
}

async function boardChannel(call: Invoke, username: string, slug: string): Promise<Channel> {
  type Board = OutputOf<(typeof boardsContracts)['boards.get']>
  const board = dataOf<Board>(await call('boards.get', { username, slug }), 'NOT_FOUND')
  const pins = dataOf<PinCard[]>(await call('boards.feed', { board_id: board.id }), 'NOT_FOUND')
  const feedPath = `${board.url.slice(0, -1)}.rss`
  return { title: board.name, path: board.url, feedPath, description: board.description, pins }
}

function sendRss(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, channel, t }: { site: Naming; channel: Channel; t: ServerTexts['t'] },
): FastifyReply {
  const text = rssOf(channel, site, t)
  const digest = createHash('sha256').update(text).digest('base64url')
  // Weak: compressed on its way or not, it is the same feed.
  const etag = `W/"${digest}"`
  const changed = lastChange(channel)
  reply.header('etag', etag).header('vary', 'Cookie, Accept-Language')
  if (changed) reply.header('last-modified', changed.toUTCString())
  if (isKept(request, etag, changed)) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(text)
}

/** The tag decides where there is one; a date has no more than seconds. */
function isKept({ headers }: FastifyRequest, etag: string, changed: Date | undefined): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(/\s*,\s*/).includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since
}
