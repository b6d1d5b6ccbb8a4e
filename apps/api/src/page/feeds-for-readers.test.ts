import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { aBoard, aPin, type TestBoard } from '../testing/test-content.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { feedSteps } from '../testing/test-feeds.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { brandSource } from './brand-source.ts'
import { feedsForReaders } from './feeds-for-readers.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { sitemap } from './sitemap.ts'
import { childrenNamed, parseXml, textOf, type Element } from './testing/xml-tree.ts'

const PUBLIC_URL = 'http://tessera.test'
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/
const W3C_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

let site: TestSite
let deps: TestDeps
let board: TestBoard
let pinId: string

beforeAll(async () => {
  deps = await testDeps()
  site = await openTestSite([
    (app) => {
      sitemap(deps)(app)
      feedsForReaders({ site: deps.site, brand: brandSource(deps), callsOf: inProcessCalls(operations) })(app)
    },
  ])
  board = await aBoard(site.deps, site.member, { name: 'Lamps & <lights>' })
  await site.deps.read.updateTable('boards').set({ slug: 'lämpchen' }).where('id', '=', board.id).execute()
  const pin = await aPin(site.deps, site.member, board, { title: 'A <b>lamp\u0001\u000b\uffff</b>' })
  pinId = pin.id
  await feedSteps(site.deps).aTopic([pin])
})

afterAll(() => site.app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers })

/** The addresses a sitemap or an index of them lists, checked against the grammar of sitemaps.org. */
function listedIn(document: string): string[] {
  const root = parseXml(document)
  const entry = root.name === 'sitemapindex' ? 'sitemap' : 'url'
  expect(root.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(root.children.every(({ name }) => name === entry)).toBe(true)
  return root.children.map((child) => {
    const [loc, lastmod, ...others] = child.children
    expect([loc?.name, others]).toEqual(['loc', []])
    if (lastmod) expect([lastmod.name, W3C_DATE.test(lastmod.text)]).toEqual(['lastmod', true])
    return loc?.text ?? ''
  })
}

/** The channel of an RSS document, checked against what RSS 2.0 demands. */
function channelOf(document: string): Element {
  const root = parseXml(document)
  expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
  const [channel, ...others] = root.children
  if (!channel) throw new Error('no channel')
  expect([channel.name, others]).toEqual(['channel', []])
  for (const needed of ['title', 'link', 'description']) expect(textOf(channel, needed)).not.toBe('')
  for (const item of childrenNamed(channel, 'item')) {
    expect(textOf(item, 'title')).not.toBe('')
    expect(textOf(item, 'pubDate')).toMatch(RFC_822)
    const [enclosure] = childrenNamed(item, 'enclosure')
    expect(Object.keys(enclosure?.attributes ?? {}).toSorted()).toEqual(['length', 'type', 'url'])
  }
  return channel
}

describe('the sitemap', () => {
  it('leads to every public pin, board, profile and topic by its canonical address', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const pages = listedIn(index.body)
    const bodies = await Promise.all(
      pages.map(async (page) => (await get(page.slice(PUBLIC_URL.length))).body),
    )
    const addresses = bodies.flatMap(listedIn)
    const { username } = site.member
    for (const path of [`/pin/${pinId}/`, `/${username}/l%C3%A4mpchen/`, `/${username}/`])
      expect(addresses).toContain(PUBLIC_URL + path)
    expect(addresses.some((address) => address.startsWith(`${PUBLIC_URL}/topics/`))).toBe(true)
    expect(
      addresses.filter((address) => new URL(address).href !== address || !address.endsWith('/')),
    ).toEqual([])
    const robots = (await get('/robots.txt')).body.split('\n')
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    for (const path of ['/_/', '/v3/', '/resource/', '/settings/', '/business/', '/dev/'])
      expect(robots).toContain(`Disallow: ${path}`)
  })

  it('says when a pin came', async () => {
    const page = await get(`/sitemap/pins/${pinId}.xml`)
    const [entry] = parseXml(page.body).children
    expect(textOf(entry as Element, 'lastmod')).toMatch(W3C_DATE)
  })

  it('a secret board has no feed and stands in no sitemap', async () => {
    const secret = await aBoard(site.deps, site.member, { privacy: 'secret' })
    const refused = await get(`/${site.member.username}/${secret.slug}.rss`)
    // It may be there a moment later.
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'private, no-store'])
    expect((await get('/sitemap/boards/1.xml')).body).not.toContain(secret.slug)
  })

  it('names a first article within an hour', async () => {
    const namesArticles = async () => (await get('/sitemap.xml')).body.includes('/sitemap/articles/')
    expect(await namesArticles()).toBe(false)
    const [id, at] = [deps.newId(), deps.now()]
    const article = { kind: 'article', slug: 'glazes', title: 'Glazes', publishedAt: at, updatedAt: at }
    await deps.read
      .insertInto('articles')
      .values({ id, ...article })
      .execute()
    expect(await namesArticles()).toBe(false)
    deps.setNow(new Date(at.getTime() + 61 * 60_000))
    expect(await namesArticles()).toBe(true)
    deps.setNow(null)
  })
})

describe('RSS', () => {
  it.each([
    ['profile', 'feed.rss', '/'],
    ['board', 'l%C3%A4mpchen.rss', '/l%C3%A4mpchen/'],
  ])(
    'of a %s is well-formed whatever its words are, and names its page and itself',
    async (_of, file, path) => {
      const address = `/${site.member.username}/${file}`
      const answer = await get(address)
      expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
      const channel = channelOf(answer.body)
      expect(textOf(channel, 'link')).toBe(`${PUBLIC_URL}/${site.member.username}${path}`)
      const [self] = childrenNamed(channel, 'atom:link')
      expect(self).toMatchObject({
        uri: 'http://www.w3.org/2005/Atom',
        attributes: { rel: 'self', href: PUBLIC_URL + address, type: 'application/rss+xml' },
      })
      const [item] = childrenNamed(channel, 'item')
      expect([textOf(item as Element, 'title'), textOf(item as Element, 'link')]).toEqual([
        'A <b>lamp</b>',
        `${PUBLIC_URL}/pin/${pinId}/`,
      ])
    },
  )

  it('is not sent again to a reader that has it, and is once a pin came', async () => {
    const address = `/${site.member.username}/feed.rss`
    const { etag, 'last-modified': modified } = (await get(address)).headers
    const statusWith = async (headers: Record<string, string>) => (await get(address, headers)).statusCode
    expect(await statusWith({ 'if-none-match': String(etag) })).toBe(304)
    expect(await statusWith({ 'if-modified-since': String(modified) })).toBe(304)
    expect(await statusWith({ 'if-none-match': '"other"', 'if-modified-since': String(modified) })).toBe(200)
    await aPin(site.deps, site.member, board)
    expect(await statusWith({ 'if-none-match': String(etag) })).toBe(200)
  })

  it('of a member’s own secret board is for their eyes, and no cache keeps it', async () => {
    const secret = await aBoard(site.deps, site.member, { privacy: 'secret' })
    const own = await get(`/${site.member.username}/${secret.slug}.rss`, { cookie: 'session=member' })
    expect(own.statusCode).toBe(200)
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(own.headers.vary).toContain('Cookie, Accept-Language')
    const ofVisitors = await get(`/${site.member.username}/feed.rss`)
    expect(ofVisitors.headers['cache-control']).toBe('private, max-age=300')
  })
})

describe('oEmbed', () => {
  const page = () => encodeURIComponent(`${PUBLIC_URL}/pin/${pinId}/`)

  it('describes a pin by the address of its page', async () => {
    expect((await get(`/oembed?url=${page()}&format=json`)).json()).toMatchObject({
      type: 'photo',
      version: '1.0',
      author_url: `${PUBLIC_URL}/${site.member.username}/`,
    })
    const foreign = encodeURIComponent(`http://evil.test/pin/${pinId}/`)
    expect((await get(`/oembed?url=${foreign}`)).statusCode).toBe(404)
  })

  it.each([
    ['maxwidth=300', 236, 354],
    ['maxheight=300', 170, 255],
    ['maxwidth=50&maxheight=60', 40, 60],
  ])('fits into %s', async (room, width, height) => {
    expect((await get(`/oembed?url=${page()}&${room}`)).json()).toMatchObject({ width, height })
  })

  it('has no XML to give', async () => {
    expect((await get(`/oembed?url=${page()}&format=xml`)).statusCode).toBe(501)
  })
})
