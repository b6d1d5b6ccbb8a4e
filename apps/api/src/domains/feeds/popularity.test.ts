import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps } from '../../testing/test-feeds.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { refreshPopularity } from './popularity.ts'

const deps = await testDeps()

async function aPinSaved(times: number, daysAgo: number): Promise<TestPin> {
  const ada = await aMember(deps)
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const pins = [pin.id]
  for (let index = 0; index < times; index += 1) {
    pins.push((await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pin })).id)
  }
  const createdAt = new Date(deps.now().getTime() - daysAgo * 86_400_000)
  await deps.read.updateTable('pins').set({ createdAt }).where('id', 'in', pins).execute()
  return pin
}

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
  expect(ofLoved - ofPlain).toBeCloseTo(1, 3)
  expect(ofOld - ofPlain).toBeCloseTo(0, 3)
})

it('a second run takes up the saves made since the first and nothing else', async () => {
  const pin = await aPinSaved(0, 0)
  await refreshPopularity(deps)
  const before = await popularityOf(pin)
  const ben = await aMember(deps)
  await aPin(deps, ben, await aBoard(deps, ben), { copyOf: pin })
  expect(await refreshPopularity(deps)).toBe(1)
  expect((await popularityOf(pin)) - before).toBeGreaterThan(0.9)
  expect(await refreshPopularity(deps)).toBe(0)
})

it('pins of a clock that is ahead wait for their time, and keep nobody else’s from being scored', async () => {
  const ada = await aMember(deps)
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
  const ada = await aMember(deps)
  const mine = await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pin })
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
