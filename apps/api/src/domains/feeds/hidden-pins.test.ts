import { expect, it } from 'vitest'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import type { Operation } from '../../kernel/operation.ts'
import { pinsOperations } from '../pins/operations.ts'
import { feedsOperations } from './operations.ts'

const deps = await testDeps()
const { page, pinsOf } = feedSteps(deps)
const [home, related] = feedsOperations as [Operation, Operation]
const named = (name: string) =>
  pinsOperations.find(({ contract }) => contract.route.name === name) as Operation

async function follows() {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const pins = (await pinsOf(ben, 3)) as [TestPin, TestPin, TestPin]
  await deps.read
    .insertInto('userFollows')
    .values({ followerId: ada.userId, followeeId: ben.userId, createdAt: deps.now() })
    .execute()
  return { ada, ben, pins }
}

it('a hidden pin is not in the next home feed, and is again when it is taken back', async () => {
  const { ada, pins } = await follows()
  const [pin] = pins
  expect(idsOf(await page(ada, home))).toContain(pin.id)
  const call = callAs(deps, ada)
  await call(named('pins.hide'), { pin_id: pin.id })
  const without = idsOf(await page(ada, home))
  expect(without).not.toContain(pin.id)
  expect(without).toContain(pins[1].id)
  await call(named('pins.unhide'), { pin_id: pin.id })
  expect(idsOf(await page(ada, home))).toContain(pin.id)
})

it('copies of a hidden pin stay away, too, and others still see it', async () => {
  const { ada, ben, pins } = await follows()
  const copy = await aPin(deps, ben, await aBoard(deps, ben), { copyOf: pins[0] })
  await callAs(deps, ada)(named('pins.hide'), { pin_id: pins[0].id })
  const ids = idsOf(await page(ada, home))
  expect([ids.includes(pins[0].id), ids.includes(copy.id)]).toEqual([false, false])
  const cyd = await aMember(deps)
  await deps.read
    .insertInto('userFollows')
    .values({ followerId: cyd.userId, followeeId: ben.userId, createdAt: deps.now() })
    .execute()
  expect(idsOf(await page(cyd, home))).toEqual(expect.arrayContaining([pins[1].id]))
  expect(idsOf(await page(cyd, home)).some((id) => [pins[0].id, copy.id].includes(id))).toBe(true)
})

it('a hidden pin is not among related pins, whose plan many share', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const [origin] = (await pinsOf(ben, 1, 'Quokka in an umbrella stand')) as [TestPin]
  const [alike] = (await pinsOf(ben, 1, 'A quokka at noon')) as [TestPin]
  expect(idsOf(await page(ada, related, { pin_id: origin.id }))).toContain(alike.id)
  await callAs(deps, ada)(named('pins.hide'), { pin_id: alike.id })
  expect(idsOf(await page(ada, related, { pin_id: origin.id }))).not.toContain(alike.id)
  const cyd = await aMember(deps)
  expect(idsOf(await page(cyd, related, { pin_id: origin.id }))).toContain(alike.id)
})
