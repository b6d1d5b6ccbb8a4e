import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import { noCaches } from '../../kernel/caches.ts'
import { operations } from '../../operations.ts'
import { aMember, aMemberOfStanding, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps } from '../../testing/test-feeds.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { MADE_WEIGHT } from '../../ranking/ranking-constants.ts'
import { uploadImage } from '../media/upload-service.ts'
import { refreshPopularity } from './popularity.ts'
import { markProven } from './popularity-store.ts'

const deps = await testDeps()

async function aPinSaved(times: number, daysAgo: number): Promise<TestPin> {
  const ada = await aMemberOfStanding(deps)
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const pins = [pin.id]
  for (let index = 0; index < times; index += 1)
    pins.push((await savedBy(await aMemberOfStanding(deps), pin)).id)
  const createdAt = new Date(deps.now().getTime() - daysAgo * 86_400_000)
  await deps.read.updateTable('pins').set({ createdAt }).where('id', 'in', pins).execute()
  return pin
}

const savedBy = async (who: Member, pin: TestPin): Promise<TestPin> =>
  aPin(deps, who, await aBoard(deps, who), { copyOf: pin })

const popularityOf = async ({ id }: TestPin): Promise<number> => {
  const { popularity } = await deps.read
    .selectFrom('pins')
    .select('popularity')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return popularity
}

it('more saves make a pin more popular, and a save of a half-life ago counts half', async () => {
  const [loved, plain, old] = [await aPinSaved(3, 0), await aPinSaved(1, 0), await aPinSaved(3, 14)]
  await refreshPopularity(deps)
  const [ofLoved, ofPlain, ofOld] = [
    await popularityOf(loved),
    await popularityOf(plain),
    await popularityOf(old),
  ]
  expect(ofLoved - ofPlain).toBeCloseTo(Math.log2((3 + MADE_WEIGHT) / (1 + MADE_WEIGHT)), 3)
  expect(ofLoved - ofOld).toBeCloseTo(1, 3)
})

it('a second run takes up the saves made since the first and nothing else', async () => {
  const pin = await aPinSaved(0, 0)
  await refreshPopularity(deps)
  const before = await popularityOf(pin)
  await savedBy(await aMemberOfStanding(deps), pin)
  expect(await refreshPopularity(deps)).toBe(1)
  expect((await popularityOf(pin)) - before).toBeGreaterThan(0.9)
  expect(await refreshPopularity(deps)).toBe(0)
})

it('pins of a clock that is ahead wait for their time, and keep nobody else’s from being scored', async () => {
  const ada = await aMemberOfStanding(deps)
  const made = await aPin(deps, ada, await aBoard(deps, ada))
  const ahead = { ...made, id: (BigInt(made.id) + (7_200_000n << 22n)).toString() }
  await deps.read.updateTable('pins').set({ id: ahead.id }).where('id', '=', made.id).execute()
  await refreshPopularity(deps)
  expect(await popularityOf(ahead)).toBe(0)
  const pin = await aPinSaved(0, 0)
  await refreshPopularity(deps)
  expect(await popularityOf(pin)).toBeGreaterThan(0)
})

it('a deleted save lowers the popularity at the next run', async () => {
  const pin = await aPinSaved(2, 0)
  await refreshPopularity(deps)
  const before = await popularityOf(pin)
  const ada = await aMemberOfStanding(deps)
  const mine = await savedBy(ada, pin)
  await refreshPopularity(deps)
  expect(await popularityOf(pin)).toBeGreaterThan(before)
  await callerOf(operations, deps)(ada, 'pins.unsave', { pin_id: mine.id })
  await refreshPopularity(deps)
  expect(await popularityOf(pin)).toBeCloseTo(before, 3)
})

it('a topic attached to a scored picture has its popularity after the next run', async () => {
  const pin = await aPinSaved(3, 0)
  await refreshPopularity(deps)
  const progress = await deps.read.selectFrom('discoveryProgress').selectAll().execute()
  const topic = await feedSteps(deps).aTopic([pin])
  // Past the last minute's pins, which the job goes over again.
  const beyond = (BigInt(deps.newId()) + (3_600_000n << 22n)).toString()
  await deps.read.updateTable('discoveryProgress').set({ lastPinId: beyond }).execute()
  await refreshPopularity(deps)
  for (const { job, lastPinId } of progress)
    await deps.read.updateTable('discoveryProgress').set({ lastPinId }).where('job', '=', job).execute()
  const attached = await deps.read
    .selectFrom('pinInterests')
    .select('popularity')
    .where('interestId', '=', topic.id)
    .executeTakeFirstOrThrow()
  expect(attached.popularity).toBe(await popularityOf(pin))
})

it('own saves and those of accounts made for it move nothing', async () => {
  const ada = await aMemberOfStanding(deps)
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  await refreshPopularity(deps)
  const before = await popularityOf(pin)
  await savedBy(ada, pin)
  for (let made = 0; made < 3; made += 1) await savedBy(await aMember(deps), pin)
  await refreshPopularity(deps)
  expect(await popularityOf(pin)).toBeCloseTo(before, 2)
  await savedBy(await aMemberOfStanding(deps), pin)
  await refreshPopularity(deps)
  expect((await popularityOf(pin)) - before).toBeGreaterThan(3)
})

let shade = 0

async function aPinMadeBy(who: Member): Promise<TestPin> {
  const background = { r: (shade += 40), g: 170, b: 120 }
  const png = sharp({ create: { width: 320, height: 300, channels: 3, background } }).png()
  const { signature } = await uploadImage(who, { read: () => png.toBuffer() }, deps)
  const board = await aBoard(deps, who)
  const made = { board_id: board.id, image_signature: signature }
  const { id, aggregated_pin_data } = await callerOf(operations, deps)(who, 'pins.create', made)
  return { id, aggregatedPinId: aggregated_pin_data.id, imageSignature: signature }
}

const firstForVisitors = async (): Promise<PinCard[]> => {
  const call = callerOf(operations, { ...deps, caches: noCaches })
  return (await call(visitor, 'feeds.home', { page_size: 50 })).items
}

/** Whether visitors find it on the first pages of their home. */
const isShownToVisitors = async ({ id }: TestPin): Promise<boolean> =>
  (await firstForVisitors()).some((pin) => pin.id === id)

it('what nobody else has kept is not called popular, and stands behind all that is', async () => {
  const [kept, alone] = [
    await aPinMadeBy(await aMemberOfStanding(deps)),
    await aPinMadeBy(await aMemberOfStanding(deps)),
  ]
  await savedBy(await aMemberOfStanding(deps), kept)
  await refreshPopularity(deps)
  const shown = await firstForVisitors()
  const ids = shown.map(({ id }) => id)
  const reasonOf = ({ id }: TestPin) => shown.find((pin) => pin.id === id)?.recommendation_reason?.reason
  expect([reasonOf(kept), reasonOf(alone)]).toEqual(['popular', 'fresh'])
  expect(ids.indexOf(alone.id)).toBeGreaterThan(ids.indexOf(kept.id))
})

it('visitors see what a newcomer made once others of standing keep it', async () => {
  const pin = await aPinMadeBy(await aMember(deps))
  expect(await isShownToVisitors(pin)).toBe(false)
  for (let made = 0; made < 3; made += 1) await savedBy(await aMember(deps), pin)
  await refreshPopularity(deps)
  expect(await isShownToVisitors(pin)).toBe(false)
  await savedBy(await aMemberOfStanding(deps), pin)
  await refreshPopularity(deps)
  expect(await isShownToVisitors(pin)).toBe(true)
})

it('visitors see what a newcomer made once the address is proved', async () => {
  const newcomer = await aMember(deps)
  const pin = await aPinMadeBy(newcomer)
  await refreshPopularity(deps)
  expect(await isShownToVisitors(pin)).toBe(false)
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now() })
    .where('id', '=', newcomer.userId)
    .execute()
  await refreshPopularity(deps)
  expect(await isShownToVisitors(pin)).toBe(true)
})

it('pins of years ago are scored once when the address is proved, and are shown as others are', async () => {
  const newcomer = await aMember(deps)
  const pin = await aPinMadeBy(newcomer)
  const createdAt = new Date('2019-05-01T00:00:00Z')
  await deps.read.updateTable('pins').set({ createdAt }).where('id', '=', pin.id).execute()
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now() })
    .where('id', '=', newcomer.userId)
    .execute()
  await refreshPopularity(deps)
  await deps.transact(markProven)
  const marked = await deps.read.selectFrom('picturesToScore').select('aggregatedPinId').execute()
  expect(marked.map(({ aggregatedPinId }) => aggregatedPinId)).not.toContain(pin.aggregatedPinId)
  expect(await isShownToVisitors(pin)).toBe(true)
})
