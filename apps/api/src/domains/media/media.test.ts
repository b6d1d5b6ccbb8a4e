import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleJpeg } from '../../../test/image-samples.ts'
import Fastify from 'fastify'
import { PREVIEW_PATH } from './preview-address.ts'
import { previewOf } from './preview-service.ts'
import { errorReplies } from '../../plugins/error-replies.ts'
import { previewRoute } from '../../plugins/preview-route.ts'
import { createGuardedFetcher, defaultGuardedFetchSettings } from '../../fetching/guarded-fetch.ts'
import type { Deps } from '../../kernel/deps.ts'
import { outsideTransactions } from '../../kernel/transaction-scope.ts'
import { operations } from '../../operations.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, anImage } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const base = await testDeps()
let server: Server
let origin: string
let deps: Deps
let call: ReturnType<typeof callerOf>
let requests = 0

const photo = (seed: number) => sampleJpeg({ seed, width: 600, height: 900 })
const file = (bytes: Uint8Array) => ({ read: async () => bytes, filename: 'photo.jpg' })

const SHOP = `<meta name="author" content="Ada Moss"><meta property="og:site_name" content="Kiln">
  <link rel="author" href="https://ada.test/"><link rel="license" href="https://license.test/by"><img src="/p.jpg">`

const SOUP = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeIngredient: ['200 g red lentils'],
  recipeInstructions: 'Simmer.',
})}</script><img src="/p.jpg">`

beforeAll(async () => {
  const picture = await photo(1)
  server = createServer((request, response) => {
    requests += 1
    if (request.url === '/page')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Shelf</title><img src="/p.jpg" alt="A shelf">')
    if (request.url === '/long')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>Shelf</title><img src="/p.jpg" alt="A shelf">${' '.repeat(4_000_000)}`)
    if (request.url === '/umlauts' || request.url === '/umlauts-in-meta') {
      const charset = request.url === '/umlauts' ? '; charset="windows-1252"' : ''
      const page =
        '<meta charset=iso-8859-1><title>Gr\u00FCner Kachelofen</title><img src="/p.jpg" alt="Kr\u00FCge">'
      return response
        .writeHead(200, { 'content-type': `text/html${charset}` })
        .end(Buffer.from(page.slice(charset ? 25 : 0), 'latin1'))
    }
    if (request.url === '/shop') return response.writeHead(200, { 'content-type': 'text/html' }).end(SHOP)
    if (request.url === '/soup') return response.writeHead(200, { 'content-type': 'text/html' }).end(SOUP)
    if (request.url === '/p.jpg')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const fetcher = createGuardedFetcher({ ...defaultGuardedFetchSettings, allow: [`127.0.0.1:${port}`] })
  deps = { ...base, fetcher: outsideTransactions('fetcher', fetcher) }
  call = callerOf(operations, deps)
})
afterAll(async () => {
  await deps.fetcher.close()
  await new Promise((resolve) => server.close(resolve))
})

describe('an uploaded picture', () => {
  it('C-1.01 C-3.05 C-3.06 becomes a pin with all sizes, and later an avatar', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const upload = await call(ada, 'media.uploadImage', { img: file(await photo(2)) })
    expect(upload).toMatchObject({ success: true, width: 600, height: 900 })
    const pin = await call(ada, 'pins.create', {
      board_id: board.id,
      title: 'A shelf',
      alt_text: 'Books on a shelf',
      link: 'https://www.shelf.test/one',
      image_signature: upload.image_signature,
      upload_id: upload.upload_id,
    })
    expect(pin).toMatchObject({ domain: 'shelf.test', pinner: { id: ada.userId }, repin_count: 0 })
    expect(Object.keys(pin.images)).toHaveLength(9)
    for (const image of Object.values(pin.images))
      expect(image).toEqual({
        url: expect.stringContaining(upload.image_signature),
        width: expect.any(Number),
        height: expect.any(Number),
        dominantColor: upload.dominant_color,
      })
    const me = await call(ada, 'users.updateProfile', { avatar_signature: upload.image_signature })
    expect(me.image_medium_url).toContain(upload.image_signature)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('stands on one board once, also when it is sent twice at the same time', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const { upload_id } = await call(ada, 'media.uploadImage', { img: file(await photo(3)) })
    const make = () => call(ada, 'pins.create', { board_id: board.id, media_id: upload_id })
    const made = await Promise.allSettled([make(), make()])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(make()).rejects.toMatchObject({ code: 'PIN_ALREADY_ON_BOARD' })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('is no one else’s to use', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, eve)
    const upload = await call(ada, 'media.uploadImage', { img: file(await photo(4)) })
    for (const choice of [
      { upload_id: upload.upload_id },
      { image_signature: upload.image_signature },
      { image_signature: await anImage(deps) },
    ])
      await expect(call(eve, 'pins.create', { board_id: board.id, ...choice })).rejects.toMatchObject({
        code: 'UPLOAD_NOT_FOUND',
      })
    await expect(
      call(eve, 'users.updateProfile', { avatar_signature: upload.image_signature }),
    ).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    await expect(call(eve, 'media.status', { upload_id: upload.upload_id })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
  })

  it('that is broken is refused with a reason', async () => {
    const ada = await aMember(deps)
    await expect(
      call(ada, 'media.uploadImage', { img: file(Buffer.from('<svg xmlns="x"/>')) }),
    ).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
      detail: { detail: expect.stringMatching(/SVG/) },
    })
  })
})

describe('a picture at an address', () => {
  it('is found on its page and becomes a pin that links there', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const found = await call(ada, 'media.findImages', { url: `${origin}/page`, source: 'pin_create' })
    expect(found).toEqual({
      title: 'Shelf',
      items: [
        {
          url: `${origin}/p.jpg`,
          alt_text: 'A shelf',
          preview_url: expect.stringContaining('/media/preview/?url='),
        },
      ],
    })
    const pin = await call(ada, 'pins.create', { board_id: board.id, image_url: `${origin}/p.jpg` })
    expect(pin).toMatchObject({ link: `${origin}/p.jpg`, domain: '127.0.0.1' })
  })

  it.each(['umlauts', 'umlauts-in-meta'])('is read in the character set of its page: %s', async (path) => {
    const ada = await aMember(deps)
    const found = await call(ada, 'media.findImages', { url: `${origin}/${path}`, source: 'pin_create' })
    expect(found).toMatchObject({ title: 'Grüner Kachelofen', items: [{ alt_text: 'Krüge' }] })
  })

  it('is found on a page of any length', async () => {
    const ada = await aMember(deps)
    const found = await call(ada, 'media.findImages', { url: `${origin}/long`, source: 'pin_create' })
    expect(found).toMatchObject({ title: 'Shelf', items: [{ alt_text: 'A shelf' }] })
  })

  it('C-3.39 C-3.01 brings along who made it, as its page has it, until the link changes', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await call(ada, 'media.findImages', { url: `${origin}/shop`, source: 'pin_create' })
    const made = { board_id: board.id, image_url: `${origin}/p.jpg`, link: `${origin}/shop` }
    const { id } = await call(ada, 'pins.create', made)
    const attribution = {
      author: 'Ada Moss',
      author_url: 'https://ada.test/',
      license_url: 'https://license.test/by',
      provider_name: 'Kiln',
      media_type: 'image',
    }
    expect(await call(visitor, 'pins.get', { id })).toMatchObject({ attribution, rich_metadata: null })
    const copy = await call(ada, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ada)).id })
    expect((await call(visitor, 'pins.get', { id: copy.id })).attribution).toEqual(attribution)
    await call(ada, 'pins.update', { id, link: 'https://elsewhere.test/' })
    expect((await call(visitor, 'pins.get', { id })).attribution).toBeNull()
  })

  it('C-3.23 brings along the recipe of its page, until the link changes', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await call(ada, 'media.findImages', { url: `${origin}/soup`, source: 'pin_create' })
    const made = { board_id: board.id, image_url: `${origin}/p.jpg`, link: `${origin}/soup` }
    const { id } = await call(ada, 'pins.create', made)
    const recipe = {
      name: 'Lentil soup',
      ingredients: [{ amt: '200 g', name: 'red lentils' }],
      steps: ['Simmer.'],
    }
    const { attribution, rich_metadata } = await call(visitor, 'pins.get', { id })
    expect(rich_metadata).toMatchObject({ recipe, article: null, products: [] })
    expect(attribution).toBeNull()
    const copy = await call(ada, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ada)).id })
    expect((await call(visitor, 'pins.get', { id: copy.id })).rich_metadata).toMatchObject({ recipe })
    await call(ada, 'pins.update', { id, link: 'https://elsewhere.test/' })
    expect((await call(visitor, 'pins.get', { id })).rich_metadata).toBeNull()
  })

  it.each(['pins.create', 'scheduledPins.create'])(
    'is fetched before the transaction of an Idempotency-Key, by %s',
    async (name) => {
      const ada = await aMember(deps)
      const board = await aBoard(deps, ada)
      const create = operations.find(({ contract }) => contract.route.name === name)!
      const draft = {
        board_id: board.id,
        image_url: `${origin}/p.jpg`,
        ...(name.startsWith('scheduled') && { scheduled_ts: Math.floor(Date.now() / 1000) + 7200 }),
      }
      const fetched = requests
      const keyed = () => callAs(deps, ada, { idempotencyKey: `import by ${name}` })(create, draft)
      const first = await keyed()
      expect(JSON.stringify(await keyed())).toBe(JSON.stringify(first))
      expect(requests - fetched).toBe(1)
    },
  )

  it('is shown small by us before it is chosen, and only where we signed its address, for an hour', async () => {
    const ada = await aMember(deps)
    const found = await call(ada, 'media.findImages', { url: `${origin}/page`, source: 'pin_create' })
    const app = Fastify()
    await app.register(errorReplies, { appVersion: '1' })
    previewRoute(PREVIEW_PATH, (asked) => previewOf(asked, deps))(app)
    const shown = await app.inject(String(found.items[0]?.preview_url))
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toMatch(/^private, /)
    const forged = await app.inject(`/media/preview/?url=${encodeURIComponent(`${origin}/p.jpg`)}&mac=x`)
    expect(forged.statusCode).toBe(404)
    const later = { ...deps, now: () => new Date(deps.now().getTime() + 61 * 60_000) }
    const lateSite = Fastify()
    await lateSite.register(errorReplies, { appVersion: '1' })
    previewRoute(PREVIEW_PATH, (asked) => previewOf(asked, later))(lateSite)
    expect((await lateSite.inject(String(found.items[0]?.preview_url))).statusCode).toBe(404)
    await lateSite.close()
    await app.close()
  })

  it('is filed under the topics that its words name', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada, { name: 'Work corner' })
    const title = 'Two cats asleep on a desk'
    const pin = await call(ada, 'pins.create', { board_id: board.id, image_url: `${origin}/p.jpg`, title })
    const topics = pin.related_interests.map(({ slug }: { slug: string }) => slug)
    expect(topics.toSorted()).toEqual(['cats', 'desks'])
  })

  it('is not fetched from inside, nor where there is none', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await expect(call(ada, 'media.findImages', { url: 'http://127.0.0.1:9/x' })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
    })
    await expect(
      call(ada, 'pins.create', { board_id: board.id, image_url: `${origin}/none` }),
    ).rejects.toMatchObject({ code: 'IMAGE_NOT_FETCHED' })
    await expect(
      call(ada, 'pins.create', { board_id: board.id, image_url: `${origin}/page` }),
    ).rejects.toMatchObject({ code: 'IMAGE_TYPE_UNSUPPORTED' })
  })

  it('is not fetched for a board that is not the viewer’s', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    await expect(
      call(eve, 'pins.create', { board_id: board.id, image_url: `${origin}/p.jpg` }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
