import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import type { TopicShelf } from '@tessera/api-types/feeds/views'
import { expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { UNPROVEN } from '../../db/creator-standing.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps } from '../../testing/test-feeds.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { topicShelves } from './topic-shelves.ts'

const deps = await testDeps()
const { pinsOf, aTopic } = feedSteps(deps)
const call = callerOf(operations, deps)

const shelves = async (viewer: Viewer, input: { sort?: TopicSort } = {}): Promise<TopicShelf[]> =>
  (await call(viewer, 'feeds.topicShelves', input)).items
const idsOn = (found: readonly TopicShelf[], topicId: string) =>
  found.find(({ interest }) => interest.id === topicId)?.pins.map(({ id }) => id)

/** More followers than any topic has that a test before made. */
let followers = 1_000_000
async function aFollowedTopic(pins: TestPin[]) {
  const topic = await aTopic(pins)
  followers += 1
  await deps.read
    .updateTable('interests')
    .set({ followerCount: followers })
    .where('id', '=', topic.id)
    .execute()
  return topic
}

const setPopularity = (pin: TestPin, popularity: number) =>
  deps.read
    .updateTable('pinInterests')
    .set({ popularity })
    .where('aggregatedPinId', '=', pin.aggregatedPinId)
    .execute()

it('show the most followed topics, each with its best loved pins', async () => {
  const pins = await pinsOf(await aMember(deps), 9)
  const [less, more] = [await aFollowedTopic(pins.slice(0, 4)), await aFollowedTopic(pins.slice(4))]
  await setPopularity(pins[5] as TestPin, 3)
  await setPopularity(pins[6] as TestPin, 8)
  const found = await shelves(visitor)
  expect(found.slice(0, 2).map(({ interest }) => interest.id)).toEqual([more.id, less.id])
  expect(idsOn(found, more.id)?.slice(0, 2)).toEqual([pins[6]?.id, pins[5]?.id])
  expect(idsOn(found, less.id)).toHaveLength(4)
})

it('show the newest pins of each topic where those are asked for, but none of newcomers', async () => {
  const pins = await pinsOf(await aMember(deps), 6)
  const topic = await aFollowedTopic(pins)
  await setPopularity(pins[0] as TestPin, 9)
  await setPopularity(pins[5] as TestPin, -UNPROVEN)
  const found = await shelves(visitor, { sort: 'new' })
  expect(idsOn(found, topic.id)).toEqual([4, 3, 2, 1, 0].map((at) => pins[at]?.id))
})

it('show a picture once, and no topic that has little to show', async () => {
  const ada = await aMember(deps)
  const pins = await pinsOf(ada, 10)
  const second = await aFollowedTopic(pins.slice(2))
  const few = await aFollowedTopic(pins.slice(0, 3))
  const emptied = await aFollowedTopic(pins.slice(4, 8))
  const first = await aFollowedTopic(pins.slice(4))
  const found = await shelves(visitor)
  expect(idsOn(found, first.id)).toHaveLength(6)
  expect([few, emptied, second].map(({ id }) => idsOn(found, id))).toEqual([undefined, undefined, undefined])
})

it('leave out what the viewer hid, blocks, may not see or does not want, and what newcomers made', async () => {
  const [ada, ben, reader] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const pins = await pinsOf(ada, 9)
  const [hidden, made, secret, unproven, ...kept] = pins as [TestPin, TestPin, TestPin, TestPin, ...TestPin[]]
  const blocked = await pinsOf(ben, 1)
  const topic = await aFollowedTopic([...pins, ...blocked])
  await setPopularity(unproven, -UNPROVEN)
  await call(ben, 'users.block', { user_id: reader.userId })
  await call(reader, 'pins.hide', { pin_id: hidden.id })
  await call(reader, 'settings.updatePrivacy', { hides_ai_pins: true })
  await deps.read
    .updateTable('aggregatedPins')
    .set({ isAiByCreator: true })
    .where('id', '=', made.aggregatedPinId)
    .execute()
  const { id: board_id } = await aBoard(deps, ada)
  await call(ada, 'pins.update', { id: secret.id, board_id })
  await call(ada, 'boards.update', { board_id, privacy: 'secret' })
  const ids = (viewer: Viewer) => shelves(viewer).then((found) => idsOn(found, topic.id)?.toSorted())
  const expected = kept.map((pin) => pin.id).toSorted()
  expect(await ids(reader)).toEqual(expected)
  expect(await ids(visitor)).toEqual([...expected, hidden.id, made.id, String(blocked[0]?.id)].toSorted())
})

it('begin with the topics a member follows', async () => {
  const [ada, reader] = [await aMember(deps), await aMember(deps)]
  const own = await aTopic(await pinsOf(ada, 4))
  const popular = await aFollowedTopic(await pinsOf(ada, 4))
  await call(reader, 'interests.follow', { interest_id: own.id })
  const order = async (viewer: Viewer) =>
    (await shelves(viewer)).map(({ interest }) => interest.id).indexOf(popular.id)
  expect([await order(visitor), await order(reader)]).toEqual([0, 1])
  expect((await shelves(reader))[0]?.interest).toMatchObject({ id: own.id, is_followed: true })
})

it('are of the copies that strangers may see', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const pins = await pinsOf(ada, 4)
  const topic = await aFollowedTopic(pins)
  const copy = await aPin(deps, ben, await aBoard(deps, ben), { copyOf: pins[0] as TestPin })
  await deps.read.updateTable('pins').set({ isListed: false }).where('id', '=', String(pins[0]?.id)).execute()
  expect(idsOn(await shelves(visitor), topic.id)).toContain(copy.id)
})

it('are none of a topic whose pins went while they were read', async () => {
  const ada = await aMember(deps)
  const pins = await pinsOf(ada, 4)
  const topic = await aFollowedTopic(pins)
  expect(idsOn(await shelves(visitor), topic.id)).toHaveLength(4)
  const { id: board_id } = await aBoard(deps, ada)
  const late = deps.read.transaction().setIsolationLevel('repeatable read')
  const found = await late.execute(async (replica) => {
    await replica.selectFrom('interests').select('id').limit(1).execute()
    await call(ada, 'pins.update', { id: String(pins[0]?.id), board_id })
    await call(ada, 'boards.update', { board_id, privacy: 'secret' })
    return topicShelves(visitor, 'popular', { ...deps, replica })
  })
  expect(idsOn(found, topic.id)).toBeUndefined()
})
