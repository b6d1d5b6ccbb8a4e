import { expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { aFeed, feedFile } from '../../testing/test-catalogs.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { removePin } from '../pins/pin-removal-service.ts'
import { readRun } from './ingest-service.ts'
import { makePins } from './product-pin-service.ts'
import { sampleJpeg } from '../../../test/image-samples.ts'
import { keepPin } from './product-pin-store.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const failing = (error: Error) => ({
  ...deps,
  fetcher: { ...deps.fetcher, fetch: async () => Promise.reject(error) },
})
const noSite = failing(new FetchFailure('NAME_NOT_FOUND', 'There is no such site.'))

const HEAD = 'id,title,description,link,image_link,price,availability'
const line = (id: string) =>
  `${id},Bowl ${id},Thrown by hand,https://shop.test/${id},https://shop.test/${id}.jpg,24.50 EUR,in stock`

/** A catalog of that name, and what becomes of the pins of products with these ids. */
async function aCatalog(name = 'Bowls') {
  const { owner, catalog, inCatalog, feed } = await aFeed(deps)
  await deps.read.updateTable('catalogs').set({ name }).where('id', '=', catalog.id).execute()
  const failures = async () => {
    const products = deps.read.selectFrom('catalogProducts').where('feedId', '=', feed.id)
    return (await products.select('pinFailure').execute()).map(({ pinFailure }) => pinFailure)
  }
  const queue = async (feedId: string, ids: readonly string[]) => {
    const file = feedFile([HEAD, ...ids.map(line)].join('\n'))
    const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feedId, file })
    await readRun({ runId: run.id }, deps)
  }
  const pinAll = async (ids: readonly string[], over = noSite) => {
    await queue(feed.id, ids)
    await makePins({ feedId: feed.id }, over)
  }
  return { owner, inCatalog, feedId: feed.id, queue, pinAll, failures }
}

const boardsOf = (merchant: Member) =>
  deps.read
    .selectFrom('boards')
    .select(['id', 'name'])
    .where('ownerId', '=', merchant.userId)
    .orderBy('id')
    .execute()

const photo = (seed: number) => sampleJpeg({ seed, width: 300, height: 400 })

it('a picture that cannot be loaded is noted, and its product stays without a pin', async () => {
  const { owner, inCatalog, pinAll, failures } = await aCatalog()
  await pinAll(['1'])
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
  const { items } = await call(owner, 'catalogProducts.list', inCatalog)
  expect(items).toMatchObject([{ pin_id: null }])
})

it('a catalog has one board, also when its name was cut or changed since', async () => {
  const { owner, pinAll, failures } = await aCatalog(
    'All that we make of clay by hand and fire in the old kiln',
  )
  await pinAll(['1'])
  const boards = await boardsOf(owner)
  expect(boards).toMatchObject([{ name: 'All that we make of clay by hand and fire in the o' }])
  await pinAll(['1', '2'])
  await deps.read.updateTable('boards').set({ name: 'Clay' }).where('ownerId', '=', owner.userId).execute()
  await pinAll(['1', '2', '3'])
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED', 'IMAGE_NOT_FETCHED', 'IMAGE_NOT_FETCHED'])
  expect(await boardsOf(owner)).toEqual([{ id: boards[0]?.id, name: 'Clay' }])
})

it('a board of that name that the merchant has already stays theirs', async () => {
  const { owner, pinAll } = await aCatalog('Clay')
  const { id } = await call(owner, 'boards.create', { name: 'Clay', privacy: 'secret' })
  await pinAll(['1'])
  await pinAll(['1', '2'])
  expect(await boardsOf(owner)).toMatchObject([{ id, name: 'Clay' }, { name: 'Clay 2' }])
})

it('two feeds that are read at once share the one board of their catalog', async () => {
  const { owner, inCatalog, feedId, queue } = await aCatalog()
  const place = { country: 'DE', language: 'de', currency: 'EUR' } as const
  const other = await call(owner, 'catalogFeeds.create', {
    ...inCatalog,
    name: 'More',
    format: 'CSV',
    ...place,
  })
  await queue(feedId, ['1'])
  await queue(other.id, ['2'])
  await Promise.all([feedId, other.id].map((id) => makePins({ feedId: id }, noSite)))
  expect(await boardsOf(owner)).toMatchObject([{ name: 'Bowls' }])
})

it('a picture that another product had becomes that of the product', async () => {
  const { owner, inCatalog, pinAll } = await aCatalog()
  await pinAll(['1', '2'])
  const { items } = await call(owner, 'catalogProducts.list', inCatalog)
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const picture = deps.read.updateTable('aggregatedPins').where('id', '=', pin.aggregatedPinId)
  await picture.set({ kind: 'product' }).execute()
  for (const { id } of items) await keepPin(deps.read, id, pin.id)
  const offers = deps.read.selectFrom('productPins').where('aggregatedPinId', '=', pin.aggregatedPinId)
  const { products } = await offers.select('products').executeTakeFirstOrThrow()
  expect(products).toMatchObject([{ id: items.at(-1)?.item_id }])
})

it('a product that a run removed has its pin again when the run is taken back', async () => {
  const { owner, inCatalog, feedId, pinAll } = await aCatalog()
  await pinAll(['1', '2'])
  const products = async () => (await call(owner, 'catalogProducts.list', inCatalog)).items
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const picture = deps.read.updateTable('aggregatedPins').where('id', '=', pin.aggregatedPinId)
  await picture.set({ kind: 'product' }).execute()
  const second = (await products()).find(({ item_id }) => item_id === '2')
  await keepPin(deps.read, second?.id ?? '', pin.id)
  await pinAll(['1'])
  await call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feedId })
  const pinIds = (await products()).map(({ item_id, pin_id }) => [item_id, pin_id])
  expect(Object.fromEntries(pinIds)).toEqual({ 1: null, 2: pin.id })
})

it.each(['its merchant', 'staff'])('a product whose pin %s removed is not pinned again', async (who) => {
  const { owner, inCatalog, feedId, pinAll, failures, queue } = await aCatalog()
  await queue(feedId, ['1'])
  const product = async () => (await call(owner, 'catalogProducts.list', inCatalog)).items[0]
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const picture = deps.read.updateTable('aggregatedPins').where('id', '=', pin.aggregatedPinId)
  await picture.set({ kind: 'product' }).execute()
  await keepPin(deps.read, (await product())?.id ?? '', pin.id)
  if (who === 'staff') await deps.transact((tx) => removePin(tx, pin.id, deps))
  else await call(owner, 'pins.delete', { id: pin.id })
  await pinAll(['1'])
  expect(await failures()).toEqual([null])
  await queue(feedId, ['2'])
  await call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feedId })
  await makePins({ feedId }, noSite)
  expect([await failures(), (await product())?.pin_id]).toEqual([[null], null])
  if (who === 'staff') return
  await call(owner, 'pins.restore', { pin_ids: [pin.id] })
  expect((await product())?.pin_id).toBe(pin.id)
})

it('a pin follows the address and name of its product, but for what its merchant wrote, also back', async () => {
  const { owner, inCatalog, feedId, queue, pinAll } = await aCatalog()
  await pinAll(['1', '2'])
  const board = await aBoard(deps, owner)
  const pins = [await aPin(deps, owner, board), await aPin(deps, owner, board)]
  const pictures = pins.map(({ aggregatedPinId }) => aggregatedPinId)
  await deps.read.updateTable('aggregatedPins').where('id', 'in', pictures).set({ kind: 'product' }).execute()
  const { items } = await call(owner, 'catalogProducts.list', inCatalog)
  for (const [at, { id, item_id, title, link }] of items.entries()) {
    const words = { title: item_id === '2' ? 'My best bowl' : title, link }
    await keepPin(deps.read, id, pins[at]?.id ?? '')
    await call(owner, 'pins.update', { id: pins[at]?.id ?? '', ...words })
  }
  const words = async () => {
    const rows = await Promise.all(pins.map(({ id }) => call(owner, 'pins.get', { id })))
    return rows.map(({ title, link }) => `${title} at ${link}`).toSorted()
  }
  const at = (place: string, names: readonly string[]) =>
    names.map((name, n) => `${name} at https://shop.test/${place}${n + 1}`)
  expect(await words()).toEqual(at('', ['Bowl 1', 'My best bowl']))
  const moved = ['1', '2'].map((id) =>
    line(id).replace('shop.test/', 'shop.test/new/').replace('Bowl', 'Great bowl'),
  )
  const file = feedFile([HEAD, ...moved].join('\n'))
  const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feedId, file })
  await readRun({ runId: run.id }, deps)
  await makePins({ feedId }, noSite)
  expect(await words()).toEqual(at('new/', ['Great bowl 1', 'My best bowl']))
  await call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feedId })
  await makePins({ feedId }, noSite)
  expect(await words()).toEqual(at('', ['Bowl 1', 'My best bowl']))
  await queue(feedId, ['1'])
  const stocks = pins.map(async ({ aggregatedPinId }) => {
    const offers = deps.read.selectFrom('productPins').where('aggregatedPinId', '=', aggregatedPinId)
    const { products } = await offers.select('products').executeTakeFirstOrThrow()
    return (products as { offerSummary: { inStock: boolean } }[])[0]?.offerSummary.inStock
  })
  expect((await Promise.all(stocks)).filter((isInStock) => isInStock)).toHaveLength(1)
})

it('a long name is cut between its characters, and its pin still follows it', async () => {
  const { owner, inCatalog, feedId, queue } = await aCatalog()
  await queue(feedId, ['1'])
  const product = (await call(owner, 'catalogProducts.list', inCatalog)).items[0]
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const picture = deps.read.updateTable('aggregatedPins').where('id', '=', pin.aggregatedPinId)
  await picture.set({ kind: 'product' }).execute()
  await keepPin(deps.read, product?.id ?? '', pin.id)
  const pins = deps.read.updateTable('pins').where('id', '=', pin.id)
  await pins.set({ title: 'a'.repeat(99) }).execute()
  const [pinnedTitle, title] = ['a', 'b'].map((letter) => `${letter.repeat(99)}👜 made by hand`)
  const products = deps.read.updateTable('catalogProducts').where('feedId', '=', feedId)
  await products.set({ pinnedTitle, title }).execute()
  await makePins({ feedId }, noSite)
  expect((await call(owner, 'pins.get', { id: pin.id })).title).toBe('b'.repeat(99))
})

it('the board has another name where the merchant has one at that address', async () => {
  const { owner, pinAll, failures } = await aCatalog('Clay & fire')
  const { id } = await aBoard(deps, owner, { name: 'Clay fire' })
  await deps.read.updateTable('boards').set({ slug: 'clay-fire' }).where('id', '=', id).execute()
  await pinAll(['1'])
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
  expect((await boardsOf(owner)).map(({ name }) => name)).toEqual(['Clay fire', 'Clay & fire 2'])
})

it('a server that is busy is no fault of a product', async () => {
  const { pinAll, failures } = await aCatalog()
  const pinned = pinAll(['1'], failing(new DomainError('UNAVAILABLE')))
  await expect(pinned).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await failures()).toEqual([null])
})

it('a merchant who left or may not write any more gets no pins', async () => {
  const { owner, feedId, pinAll, failures } = await aCatalog()
  const { userId } = owner
  const change = (values: { isWriteBanned?: boolean; deactivatedAt?: Date | null }) =>
    deps.read.updateTable('users').set(values).where('id', '=', userId).execute()
  await change({ isWriteBanned: true })
  await pinAll(['1'])
  await change({ isWriteBanned: false, deactivatedAt: deps.now() })
  await makePins({ feedId }, noSite)
  expect([await failures(), await boardsOf(owner)]).toEqual([[null], []])
  await change({ deactivatedAt: null })
  await makePins({ feedId }, noSite)
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
})

it('a pin gets the new picture of its product, also one that could not be loaded at first', async () => {
  const { owner, inCatalog, feedId, queue, failures } = await aCatalog()
  const pictures = new Map([['https://shop.test/1.jpg', await photo(1)]])
  const within = {
    ...deps,
    fetcher: {
      ...deps.fetcher,
      async fetch(url: string) {
        const bytes = pictures.get(url)
        if (!bytes) throw new FetchFailure('STATUS_NOT_OK', 'The picture is gone.', 404)
        return { url, bytes, contentType: 'image/jpeg' }
      },
    },
  }
  await queue(feedId, ['1'])
  await makePins({ feedId }, within)
  const product = async () => (await call(owner, 'catalogProducts.list', inCatalog)).items[0]
  const pinId = (await product())?.pin_id ?? ''
  const shown = async () => (await call(owner, 'pins.get', { id: pinId })).image_signature
  const first = await shown()
  const become = async (image: string) => {
    const file = feedFile([HEAD, line('1').replace('1.jpg', image)].join('\n'))
    const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feedId, file })
    await readRun({ runId: run.id }, deps)
    await makePins({ feedId }, within)
  }
  await become('2.jpg')
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
  expect(await shown()).toBe(first)
  pictures.set('https://shop.test/3.jpg', await photo(3))
  await become('3.jpg')
  expect(await failures()).toEqual([null])
  expect(await shown()).not.toBe(first)
  expect((await product())?.pin_id).toBe(pinId)
})
