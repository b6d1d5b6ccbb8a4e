import { expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
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
