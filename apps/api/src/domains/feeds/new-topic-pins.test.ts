import { describe, expect, it } from 'vitest'
import { UNPROVEN } from '../../db/creator-standing.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import type { Operation } from '../../kernel/operation.ts'
import { pinsOperations } from '../pins/operations.ts'
import { feedsOperations } from './operations.ts'

const deps = await testDeps()
const { page, pinsOf, block, aTopic } = feedSteps(deps)
const [, , interestPins] = feedsOperations as [Operation, Operation, Operation]

describe('the newest pins of a topic', () => {
  const newest = (viewer: Parameters<typeof page>[0], slug: string, more: object = {}) =>
    page(viewer, interestPins, { interest: slug, sort: 'new', ...more })

  it('come in the order in which they were made, page after page, each picture once', async () => {
    const ada = await aMember(deps)
    const pins = await pinsOf(ada, 5)
    const topic = await aTopic(pins)
    await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pins[1] as TestPin })
    const first = await newest(visitor, topic.slug, { page_size: 3 })
    const second = await newest(visitor, topic.slug, { page_size: 3, bookmark: first.bookmark })
    const inOrder = pins.map(({ id }) => id).toReversed()
    expect([idsOf(first), idsOf(second), second.bookmark]).toEqual([
      inOrder.slice(0, 3),
      inOrder.slice(3),
      null,
    ])
  })

  it('leave out what the viewer hid, blocks or does not want, and still fill the page', async () => {
    const [ada, ben, reader] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [first, second, hidden, made] = (await pinsOf(ada, 4)) as [TestPin, TestPin, TestPin, TestPin]
    const [blocked] = (await pinsOf(ben, 1)) as [TestPin]
    const topic = await aTopic([first, second, hidden, made, blocked])
    await block(ben, reader)
    const hide = pinsOperations.find(({ contract }) => contract.route.name === 'pins.hide') as Operation
    await callAs(deps, reader)(hide, { pin_id: hidden.id })
    await deps.read
      .updateTable('aggregatedPins')
      .set({ isAiByCreator: true })
      .where('id', '=', made.aggregatedPinId)
      .execute()
    await deps.read.insertInto('userSettings').values({ userId: reader.userId, hidesAiPins: true }).execute()
    expect(idsOf(await newest(reader, topic.slug, { page_size: 2 }))).toEqual([second.id, first.id])
    expect(idsOf(await newest(visitor, topic.slug, { page_size: 2 }))).toEqual([blocked.id, made.id])
  })

  it('show those of newcomers to others once somebody keeps them', async () => {
    const [ada, newcomer] = [await aMember(deps), await aMember(deps)]
    const [known] = (await pinsOf(ada, 1)) as [TestPin]
    const [unproven] = (await pinsOf(newcomer, 1)) as [TestPin]
    const topic = await aTopic([known, unproven])
    await deps.read
      .updateTable('pinInterests')
      .set({ popularity: -UNPROVEN })
      .where('aggregatedPinId', '=', unproven.aggregatedPinId)
      .execute()
    expect(idsOf(await newest(visitor, topic.slug))).toEqual([known.id])
    expect(idsOf(await newest(ada, topic.slug))).toEqual([known.id])
    expect(idsOf(await newest(newcomer, topic.slug))).toEqual([unproven.id, known.id])
  })

  it('of no topic are refused, and a bookmark of the popular ones does not hold for them', async () => {
    const topic = await aTopic(await pinsOf(await aMember(deps), 3))
    await expect(newest(visitor, 'no-such-topic')).rejects.toMatchObject({ code: 'INTEREST_NOT_FOUND' })
    const { bookmark } = await page(visitor, interestPins, { interest: topic.slug, page_size: 1 })
    await expect(newest(visitor, topic.slug, { bookmark })).rejects.toMatchObject({
      code: 'INVALID_BOOKMARK',
    })
  })
})
