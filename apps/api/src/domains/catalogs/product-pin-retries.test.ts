import { expect, it } from 'vitest'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { operations } from '../../operations.ts'
import { aFeed, feedFile } from '../../testing/test-catalogs.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { deleteDueAccounts } from '../account-life/deletion-service.ts'
import { MAKE_PINS, readRun, retryPins } from './ingest-service.ts'
import { makePins } from './product-pin-service.ts'
import { sampleJpeg } from '../../../test/image-samples.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const HEAD = 'id,title,description,link,image_link,price,availability'
const line = (id: string, image = `${id}.jpg`) =>
  `${id},Bowl ${id},Thrown by hand,https://shop.test/${id},https://shop.test/${image},24.50 EUR,in stock`
const photo = (seed: number) => sampleJpeg({ seed, width: 300, height: 400 })

/** A catalog whose shop has the pictures that are put there. */
async function aShop() {
  const { business_id, owner, inCatalog, feed } = await aFeed(deps)
  const pictures = new Map<string, Buffer>()
  const paces: string[] = []
  const fetched: string[] = []
  const later = (ms: number) => new Date(deps.now().getTime() + ms)
  const within = {
    ...deps,
    limits: { ...deps.limits, consume: async (key: string) => void paces.push(key) },
    fetcher: {
      ...deps.fetcher,
      async fetch(url: string) {
        fetched.push(url)
        const bytes = pictures.get(url.replace('https://shop.test/', ''))
        if (!bytes) throw new FetchFailure('STATUS_NOT_OK', 'The picture is gone.', 404)
        return { url, bytes, contentType: 'image/jpeg' }
      },
    },
  }
  const send = async (...lines: string[]) => {
    const file = feedFile([HEAD, ...lines].join('\n'))
    const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file })
    await readRun({ runId: run.id }, deps)
  }
  const pinAfter = (ms: number) => {
    const now = later(ms)
    return makePins({ feedId: feed.id }, { ...within, now: () => now })
  }
  const products = async () => (await call(owner, 'catalogProducts.list', inCatalog)).items
  return { business_id, owner, feedId: feed.id, pictures, paces, fetched, later, send, pinAfter, products }
}

it('a picture that could not be loaded is tried again after pauses that grow, and its reason is on the product', async () => {
  const { pictures, fetched, later, send, pinAfter, products } = await aShop()
  await send(line('1'))
  const at = deps.now()
  deps.setNow(at)
  await pinAfter(0)
  const [failed] = await products()
  expect(failed).toMatchObject({
    pin_id: null,
    pin_failure: 'IMAGE_NOT_FETCHED',
    pin_retry_at: later(10 * MINUTE_MS).toISOString(),
  })
  await pinAfter(9 * MINUTE_MS)
  expect(fetched).toHaveLength(1)
  await pinAfter(10 * MINUTE_MS)
  expect(fetched).toHaveLength(2)
  const [again] = await products()
  expect(again?.pin_retry_at).toBe(later(10 * MINUTE_MS + HOUR_MS).toISOString())
  pictures.set('1.jpg', await photo(1))
  await pinAfter(DAY_MS)
  deps.setNow(null)
  const [pinned] = await products()
  expect(pinned).toMatchObject({ pin_failure: null, pin_retry_at: null })
  expect(pinned?.pin_id).not.toBeNull()
})

it('whose pause is over is queued by the clock', async () => {
  const { feedId, later, send, pinAfter } = await aShop()
  await send(line('1'))
  await pinAfter(0)
  const queued = async (ms: number) => {
    const now = later(ms)
    deps.addedJobs.length = 0
    await retryPins({ ...deps, now: () => now })
    return deps.addedJobs.filter(
      ({ task, payload }) => task === MAKE_PINS && (payload as { feedId: string }).feedId === feedId,
    )
  }
  expect(await queued(0)).toEqual([])
  expect(await queued(11 * MINUTE_MS)).toHaveLength(1)
})

it('a product whose pin was removed is not queued again and again', async () => {
  const { owner, feedId, pictures, later, send, pinAfter, products } = await aShop()
  pictures.set('1.jpg', await photo(1))
  await send(line('1'))
  await pinAfter(0)
  await send(line('1', '2.jpg'))
  await pinAfter(0)
  await call(owner, 'pins.delete', { id: (await products())[0]?.pin_id ?? '' })
  deps.addedJobs.length = 0
  const now = later(HOUR_MS)
  await retryPins({ ...deps, now: () => now })
  expect(deps.addedJobs.filter(({ payload }) => 'feedId' in payload && payload.feedId === feedId)).toEqual([])
})

it('rounds at the same time pin a product once', async () => {
  const { owner, pictures, send, pinAfter, products } = await aShop()
  for (const id of [1, 2]) pictures.set(`${id}.jpg`, await photo(id))
  await send(line('1'), line('2'))
  await Promise.all([pinAfter(0), pinAfter(0)])
  const pins = deps.read.selectFrom('pins').select('id').where('userId', '=', owner.userId)
  const made = (await pins.execute()).map(({ id }) => id)
  expect(new Set(made)).toEqual(new Set((await products()).map((each) => each.pin_id)))
})

it('the new picture of a pin is tried again, too, and the pin follows its words meanwhile', async () => {
  const { owner, pictures, send, pinAfter, products } = await aShop()
  pictures.set('1.jpg', await photo(1))
  await send(line('1'))
  await pinAfter(0)
  const pinId = (await products())[0]?.pin_id ?? ''
  const shown = async () => (await call(owner, 'pins.get', { id: pinId })).image_signature
  const first = await shown()
  await send(line('1', '2.jpg'))
  await pinAfter(0)
  await send(line('1', '2.jpg').replace('Bowl', 'Cup'))
  await pinAfter(0)
  expect((await call(owner, 'pins.get', { id: pinId })).title).toBe('Cup 1')
  pictures.set('2.jpg', await photo(2))
  await pinAfter(0)
  expect([await shown(), (await products())[0]?.pin_failure]).toEqual([first, 'IMAGE_NOT_FETCHED'])
  await pinAfter(HOUR_MS)
  expect(await shown()).not.toBe(first)
  expect((await products())[0]?.pin_failure).toBeNull()
})

it('a board that is full stops the round at its first product, and all are pinned when it has room', async () => {
  const { owner, pictures, fetched, send, pinAfter, products } = await aShop()
  for (const id of [1, 2, 3]) pictures.set(`${id}.jpg`, await photo(id))
  await send(line('1'))
  await pinAfter(0)
  const full = (pinCount: number) =>
    deps.read.updateTable('boards').set({ pinCount }).where('ownerId', '=', owner.userId).execute()
  await full(200_000)
  fetched.length = 0
  await send(line('1'), line('2'), line('3'))
  await pinAfter(0)
  expect((await products()).map((each) => each.pin_failure)).toEqual([null, 'LIMIT_REACHED', null])
  expect(fetched).toHaveLength(1)
  await full(1)
  await pinAfter(HOUR_MS)
  expect((await products()).every((each) => each.pin_id !== null && each.pin_failure === null)).toBe(true)
})

it('pictures of a catalog are none of the uploads of its merchant', async () => {
  const { owner, pictures, paces, send, pinAfter } = await aShop()
  pictures.set('1.jpg', await photo(1))
  await send(line('1'))
  await pinAfter(0)
  expect(paces).toContain(`catalog-pictures:${owner.userId}`)
  expect(paces).not.toContain(`uploads:${owner.userId}`)
})

it('another profile of the business pins the products of one that was deleted, but for what that removed', async () => {
  const { business_id, owner, pictures, send, pinAfter, products } = await aShop()
  const other = await aMember(deps)
  for (const id of [1, 2]) pictures.set(`${id}.jpg`, await photo(id))
  const merchant = await aMember(deps)
  const profiles = deps.read.updateTable('businessProfiles').where('businessId', '=', business_id)
  await profiles.set({ userId: merchant.userId }).execute()
  const second = { businessId: business_id, userId: other.userId, createdAt: deps.now() }
  await deps.read.insertInto('businessProfiles').values(second).execute()
  await send(line('1'), line('2'))
  await pinAfter(0)
  const removed = (await products()).find(({ item_id }) => item_id === '2')?.pin_id ?? ''
  await call(merchant, 'pins.delete', { id: removed })
  const due = deps.read.updateTable('users').where('id', '=', merchant.userId)
  await due.set({ deactivatedAt: deps.now(), deletionDueAt: deps.now() }).execute()
  expect(await deleteDueAccounts(deps)).toBeGreaterThan(0)
  await pinAfter(0)
  const [first, gone] = await products()
  expect(gone?.pin_id).toBeNull()
  const pin = await call(owner, 'pins.get', { id: first?.pin_id ?? '' })
  expect(pin.pinner.id).toBe(other.userId)
})
