import { expect, it } from 'vitest'
import { HOUR_MS } from '../../kernel/durations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { deleteDueAccounts } from '../account-life/deletion-service.ts'
import { MAKE_PINS } from './ingest-service.ts'
import { makePins } from './product-pin-service.ts'
import { line, photo, productSteps } from './testing/product-steps.ts'

const deps = await testDeps()
const { call, withPictures, aCatalog } = productSteps(deps)

const later = (hours: number) => ({ now: () => new Date(deps.now().getTime() + hours * HOUR_MS) })

it('a pin gets the new picture of its product, also one that could not be loaded at first', async () => {
  const { owner, feedId, readLines, queue, failures, product } = await aCatalog()
  const pictures = new Map([['https://shop.test/1.jpg', await photo(1)]])
  const within = withPictures(pictures)
  await queue(['1'])
  await makePins({ feedId }, within)
  const pinId = (await product())?.pin_id ?? ''
  const shown = async () => (await call(owner, 'pins.get', { id: pinId })).image_signature
  const first = await shown()
  const become = async (image: string) => {
    await readLines([line('1').replace('1.jpg', image)])
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

it('a picture that could not be loaded is tried again after growing pauses, five times', async () => {
  const { feedId, queue, failures, product } = await aCatalog()
  const pictures = new Map<string, Uint8Array>()
  const makeAfter = (hours: number) => makePins({ feedId }, { ...withPictures(pictures), ...later(hours) })
  await queue(['1'])
  await makeAfter(0)
  expect(deps.addedJobs.at(-1)).toEqual({ task: MAKE_PINS, payload: { feedId } })
  pictures.set('https://shop.test/1.jpg', await photo(4))
  await makeAfter(0.9)
  expect([await failures(), (await product())?.pin_id]).toEqual([['IMAGE_NOT_FETCHED'], null])
  pictures.clear()
  await makeAfter(1.1)
  await makeAfter(5)
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
  pictures.set('https://shop.test/1.jpg', await photo(4))
  await makeAfter(5.2)
  expect(await failures()).toEqual([null])
  expect((await product())?.pin_id).not.toBeNull()
})

it('a new picture of a pin that could not be loaded is tried again, too, and at last no more', async () => {
  const { owner, feedId, queue, failures, product } = await aCatalog()
  const pictures = new Map([['https://shop.test/1.jpg', await photo(5)]])
  const makeAfter = (hours: number) => makePins({ feedId }, { ...withPictures(pictures), ...later(hours) })
  await queue(['1'])
  await makeAfter(0)
  const pinned = await product()
  const shown = async () => (await call(owner, 'pins.get', { id: pinned?.pin_id ?? '' })).image_signature
  const first = await shown()
  const products = deps.read.updateTable('catalogProducts').where('feedId', '=', feedId)
  await products.set({ imageLink: 'https://shop.test/5.jpg' }).execute()
  await makeAfter(0)
  expect([await failures(), await shown()]).toEqual([['IMAGE_NOT_FETCHED'], first])
  pictures.set('https://shop.test/5.jpg', await photo(6))
  await makeAfter(1.1)
  expect(await failures()).toEqual([null])
  expect(await shown()).not.toBe(first)
  pictures.clear()
  await products.set({ imageLink: 'https://shop.test/6.jpg', pinTries: 5 }).execute()
  await makeAfter(2)
  pictures.set('https://shop.test/6.jpg', await photo(5))
  await makeAfter(10_000)
  expect(await failures()).toEqual(['IMAGE_NOT_FETCHED'])
})

it('another profile of the business pins what went with one that was deleted, but not what was removed', async () => {
  const { owner, inCatalog, feedId, queue, products } = await aCatalog()
  const photos = await Promise.all([7, 8].map(photo))
  const within = withPictures(new Map(photos.map((bytes, at) => [`https://shop.test/${at + 1}.jpg`, bytes])))
  const first = await aMember(deps)
  const profile = deps.read.updateTable('businessProfiles').where('businessId', '=', inCatalog.business_id)
  await profile.set({ userId: first.userId }).execute()
  await queue(['1', '2'])
  await makePins({ feedId }, within)
  const pinOf = async (itemId: string) => {
    return (await products()).find(({ item_id }) => item_id === itemId)?.pin_id
  }
  await call(first, 'pins.delete', { id: (await pinOf('2')) ?? '' })
  const next = { userId: owner.userId, businessId: inCatalog.business_id, createdAt: deps.now() }
  await deps.read.insertInto('businessProfiles').values(next).execute()
  const leaving = deps.read.updateTable('users').where('id', '=', first.userId)
  await leaving.set({ deactivatedAt: deps.now(), deletionDueAt: deps.now() }).execute()
  await deleteDueAccounts(deps)
  expect(deps.addedJobs).toContainEqual({ task: MAKE_PINS, payload: { feedId } })
  await makePins({ feedId }, within)
  const pinId = await pinOf('1')
  const pinned = await call(owner, 'pins.get', { id: pinId ?? '' })
  expect(pinned.pinner.id).toBe(owner.userId)
  expect(await pinOf('2')).toBeNull()
})
