import { type FeedSource, MAX_FEED_EXCLUSIONS } from '@tessera/api-types/feed-tuning/contracts'
import type { Page } from '@tessera/api-types'
import type { Member } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { feedSteps, idsOf } from '../../testing/test-feeds.ts'
import type { Operation } from '../../kernel/operation.ts'
import { feedsOperations } from './operations.ts'
import { feedTuningOperations } from './tuning-operations.ts'

const deps = await testDeps()
const { page, pinsOf, follow, block, aTopic } = feedSteps(deps)
const [home] = feedsOperations as [Operation]
const [list, exclude, include] = feedTuningOperations as [Operation, Operation, Operation]

const shown = async (viewer: Member) => idsOf(await page(viewer, home))
const sources = async (viewer: Member, type: string, more: object = {}) =>
  (await callAs(deps, viewer)(list, { source_type: type, ...more })) as Page<FeedSource>

/** Somebody who saved a pin that another keeps beside others. */
async function keptTogether() {
  const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const [kept] = (await pinsOf(cyd, 1)) as [TestPin]
  const theirs = await aBoard(deps, ben, { name: 'Glazes' })
  const beside = await aPin(deps, ben, theirs)
  await aPin(deps, ben, theirs, { copyOf: kept })
  const mine = await aBoard(deps, ada, { name: 'Kitchen' })
  await aPin(deps, ada, mine, { copyOf: kept })
  return { ada, mine, beside }
}

describe('what is kept out of a home feed', () => {
  it('is what a person pins, while they stay followed, and comes back', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [pin] = (await pinsOf(ben, 1)) as [TestPin]
    await follow(ada, ben)
    expect(await shown(ada)).toContain(pin.id)
    await callAs(deps, ada)(exclude, { type: 'person', id: ben.userId })
    expect(await shown(ada)).not.toContain(pin.id)
    expect((await sources(ada, 'person')).items).toMatchObject([{ id: ben.userId, is_excluded: true }])
    await callAs(deps, ada)(include, { type: 'person', id: ben.userId })
    expect(await shown(ada)).toContain(pin.id)
  })

  it('is what is about a topic, wherever it comes from; others still see it', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const [about, other] = (await pinsOf(ben, 2)) as [TestPin, TestPin]
    const topic = await aTopic([about])
    for (const one of [ada, cyd]) await follow(one, ben)
    expect(await shown(ada)).toEqual(expect.arrayContaining([about.id, other.id]))
    await callAs(deps, ada)(exclude, { type: 'topic', id: topic.id })
    const left = await shown(ada)
    expect([left.includes(about.id), left.includes(other.id)]).toEqual([false, true])
    expect(await shown(cyd)).toContain(about.id)
  })

  it('is what others keep beside the pins of a board of one’s own, which the pin names as its reason', async () => {
    const { ada, mine, beside } = await keptTogether()
    const { items } = await page(ada, home)
    expect(items.find(({ id }) => id === beside.id)?.recommendation_reason).toMatchObject({
      reason: 'saved_together',
      reasonId: mine.id,
      name: 'Kitchen',
    })
    await callAs(deps, ada)(exclude, { type: 'board', id: mine.id })
    const after = (await page(ada, home)).items.find(({ id }) => id === beside.id)
    expect(after?.recommendation_reason?.reason).not.toBe('saved_together')
  })

  it('is not what the member has just made', async () => {
    const ada = await aMember(deps)
    const [own] = (await pinsOf(ada, 1)) as [TestPin]
    const topic = await aTopic([own])
    await callAs(deps, ada)(exclude, { type: 'topic', id: topic.id })
    expect(await shown(ada)).toContain(own.id)
  })
})

describe('the list of what a home feed is made from', () => {
  it('has followed topics and boards, one’s own boards with pins and hidden pins, each with its page', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps, { username: 'benfeeds' })]
    const [pin] = (await pinsOf(ben, 1, 'Moon jar')) as [TestPin]
    const topic = await aTopic([pin])
    const theirs = await aBoard(deps, ben, { name: 'Wheel' })
    const mine = await aBoard(deps, ada, { name: 'Kitchen' })
    await aBoard(deps, ada, { name: 'Nothing on it' })
    await aPin(deps, ada, mine)
    const at = { userId: ada.userId, createdAt: deps.now() }
    await deps.read
      .insertInto('interestFollows')
      .values({ ...at, interestId: topic.id })
      .execute()
    await deps.read
      .insertInto('boardFollows')
      .values({ ...at, boardId: theirs.id })
      .execute()
    await deps.read
      .insertInto('hiddenPins')
      .values({ userId: ada.userId, aggregatedPinId: pin.aggregatedPinId, hiddenAt: deps.now() })
      .execute()
    const listed = async (type: string) => (await sources(ada, type)).items
    expect(await listed('topic')).toMatchObject([
      { type: 'topic', id: topic.id, name: 'Ceramics', url: `/topics/${topic.slug}/`, is_excluded: false },
    ])
    expect(await listed('board')).toMatchObject([{ id: theirs.id, name: 'Wheel', is_excluded: false }])
    expect(await listed('own_board')).toMatchObject([{ id: mine.id, name: 'Kitchen' }])
    expect(await listed('hidden_pin')).toMatchObject([
      { id: pin.id, name: 'Moon jar', url: `/pin/${pin.id}/`, is_excluded: true },
    ])
  })

  it('goes on page by page', async () => {
    const ada = await aMember(deps)
    for (let index = 0; index < 3; index += 1) await follow(ada, await aMember(deps))
    const first = await sources(ada, 'person', { page_size: 2 })
    const second = await sources(ada, 'person', { page_size: 2, bookmark: first.bookmark })
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(second.bookmark).toBeNull()
  })

  it('names nobody who blocks the member, and no board that became secret', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ben)
    const call = callAs(deps, ada)
    await call(exclude, { type: 'person', id: ben.userId })
    await call(exclude, { type: 'board', id: board.id })
    await deps.read.updateTable('boards').set({ privacy: 'secret' }).where('id', '=', board.id).execute()
    expect((await sources(ada, 'board')).items).toEqual([])
    await block(ben, ada)
    expect((await sources(ada, 'person')).items).toEqual([])
  })
})

it('what the member does not know of cannot be kept out, nor more than the limit', async () => {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const secret = await aBoard(deps, ben, { privacy: 'secret' })
  const call = callAs(deps, ada)
  await expect(call(exclude, { type: 'board', id: secret.id })).rejects.toMatchObject({
    code: 'BOARD_NOT_FOUND',
  })
  await expect(call(exclude, { type: 'person', id: deps.newId() })).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  })
  await expect(call(exclude, { type: 'topic', id: deps.newId() })).rejects.toMatchObject({
    code: 'INTEREST_NOT_FOUND',
  })
  const ids = Array.from({ length: MAX_FEED_EXCLUSIONS }, () => deps.newId())
  await deps.read
    .insertInto('interests')
    .values(ids.map((id) => ({ id, slug: `many-${id}`, name: 'One of many' })))
    .execute()
  await deps.read
    .insertInto('feedExclusions')
    .values(ids.map((interestId) => ({ userId: ada.userId, interestId, excludedAt: deps.now() })))
    .execute()
  await expect(call(exclude, { type: 'person', id: ben.userId })).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
  })
  await expect(call(exclude, { type: 'topic', id: ids[0] })).resolves.toMatchObject({ id: ids[0] })
})
