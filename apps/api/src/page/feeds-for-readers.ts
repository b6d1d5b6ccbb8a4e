import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutputOf } from '@tessera/api-types'
import type { boardsContracts } from '@tessera/api-types/boards/contracts'
import type { CallResult, Invoke } from '@tessera/api-types/page/page-renderer'
import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { UserView } from '@tessera/api-types/users/views'
import type { Context } from '../kernel/context.ts'
import type { Site } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { escapeHtml } from './escape-html.ts'

interface Parts {
  site: Site
  callsOf(context: Context): Invoke
}

interface Channel {
  title: string
  path: string
  description: string
  pins: PinCard[]
}

const PROFILE_FEED = 'feed'
const VISITORS_CACHE = 'private, max-age=300'
const NOT_KEPT = 'private, no-store'

/** What other programs read of us: RSS of profiles and boards, oEmbed of pins; as the asking viewer may see it. */
export const feedsForReaders =
  ({ site, callsOf }: Parts) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { username: string; feed: string } }>(
      '/:username/:feed(^[^/]+\\.rss$)',
      async (request, reply) => {
        const context = await request.context(reply)
        const call = callsOf(context)
        const { username, feed } = request.params
        const slug = feed.slice(0, -'.rss'.length)
        const channel =
          slug === PROFILE_FEED ? profileChannel(call, username) : boardChannel(call, username, slug)
        reply.header('cache-control', context.viewer.state === 'UNAUTH' ? VISITORS_CACHE : NOT_KEPT)
        return sendRss(reply, site, await channel)
      },
    )

    app.get<{ Querystring: { url?: unknown; format?: unknown } }>('/oembed', async (request, reply) => {
      const { url, format = 'json' } = request.query
      const id = typeof url === 'string' ? pinIdOf(url, site.publicUrl) : undefined
      if (id === undefined || format !== 'json') throw new DomainError('NOT_FOUND')
      const call = callsOf(await request.context(reply))
      return embedOf(dataOf<PinView>(await call('pins.get', { id })), site)
    })
  }

async function profileChannel(call: Invoke, username: string): Promise<Channel> {
  const user = dataOf<UserView>(await call('users.get', { username }))
  const pins = dataOf<PinCard[]>(await call('users.pins', { username }))
  return { title: user.full_name, path: `/${user.username}`, description: user.about, pins }
}

async function boardChannel(call: Invoke, username: string, slug: string): Promise<Channel> {
  type Board = OutputOf<(typeof boardsContracts)['boards.get']>
  const board = dataOf<Board>(await call('boards.get', { username, slug }))
  const pins = dataOf<PinCard[]>(await call('boards.feed', { board_id: board.id }))
  return { title: board.name, path: `/${username}/${slug}`, description: board.description, pins }
}

/** The answer of a query whose output is known by its name. */
function dataOf<T>(result: CallResult): T {
  if ('error' in result) throw new DomainError('NOT_FOUND')
  return result.data as T
}

/** The id of a pin of this very site, from the address of its page. */
export function pinIdOf(url: string, publicUrl: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  return origin === new URL(publicUrl).origin ? /^\/pin\/(\d{1,19})\/?$/.exec(pathname)?.[1] : undefined
}

function embedOf({ title, pinner, images }: PinView, { name, publicUrl }: Site) {
  const { url, width, height } = images['736x']
  return {
    version: '1.0',
    type: 'photo',
    title,
    url: new URL(url, publicUrl).href,
    width,
    height,
    author_name: pinner.full_name,
    author_url: `${publicUrl}/${pinner.username}`,
    provider_name: name,
    provider_url: publicUrl,
  }
}

function sendRss(
  reply: FastifyReply,
  { publicUrl }: Site,
  { title, path, description, pins }: Channel,
): FastifyReply {
  const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
  const items = pins.map((pin) => {
    const address = `${publicUrl}/pin/${pin.id}`
    const picture = `<img src="${escapeHtml(new URL(pin.images['736x'].url, publicUrl).href)}" alt="${escapeHtml(pin.alt_text)}">`
    const date = new Date(pin.created_at).toUTCString()
    return `<item>${tag('title', pin.title || pin.grid_title)}${tag('link', address)}${tag('guid', address)}${tag('pubDate', date)}${tag('description', picture)}</item>`
  })
  const channel = `${tag('title', title)}${tag('link', publicUrl + path)}${tag('description', description)}`
  return reply
    .type('application/rss+xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}${items.join('\n')}</channel></rss>\n`,
    )
}
