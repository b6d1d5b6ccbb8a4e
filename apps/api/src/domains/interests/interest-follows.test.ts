import { describe, expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(deps)))

async function anInterest() {
  const id = deps.newId()
  await deps.read
    .insertInto('interests')
    .values({ id, slug: `topic-${id}`, name: `Topic ${id}` })
    .execute()
  return id
}

describe('following topics', () => {
  it('I-7.32 C-1.10 C-7.45 C-3.76 sets is_followed for one or several, and takes it back', async () => {
    const [ada] = await people(1)
    const [one, two] = [await anInterest(), await anInterest()]
    const added = await call(ada!, 'interests.follow', { interest_id: one, interest_list: [two] })
    expect(added.map(({ id, is_followed, follower_count }) => [id, is_followed, follower_count])).toEqual([
      [one, true, 1],
      [two, true, 1],
    ])
    await call(ada!, 'interests.follow', { interest_id: one })
    const { items } = await call(ada!, 'interests.followed', { username: ada!.username })
    expect(items.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
    expect(await wrongCounters(deps, [ada!.userId])).toEqual([])
    const [gone] = await call(ada!, 'interests.unfollow', { interest_id: one })
    expect(gone).toMatchObject({ is_followed: false, follower_count: 0 })
    expect((await call(ada!, 'interests.get', { slug: `topic-${two}` })).is_followed).toBe(true)
    await expect(call(ada!, 'interests.follow', { interest_id: '999999' })).rejects.toMatchObject({
      code: 'INTEREST_NOT_FOUND',
    })
    expect(await wrongCounters(deps, [ada!.userId])).toEqual([])
  })

  it('a topic shows its best loved picture, unless who looks and who made it keep apart', async () => {
    const [ada, ben] = await people(2)
    const [topic, empty] = [await anInterest(), await anInterest()]
    const board = await aBoard(deps, ada!)
    const secret = await aBoard(deps, ada!, { privacy: 'secret' })
    const [loved, known] = [await aPin(deps, ada!, board), await aPin(deps, ada!, board)]
    const hidden = await aPin(deps, ada!, secret, { isListed: false })
    const places = [
      { pin: known, popularity: 1 },
      { pin: loved, popularity: 2 },
      { pin: hidden, popularity: 3 },
    ]
    await deps.read
      .insertInto('pinInterests')
      .values(
        places.map(({ pin, popularity }) => ({
          interestId: topic,
          aggregatedPinId: pin.aggregatedPinId,
          popularity,
        })),
      )
      .execute()
    const cover = async (viewer: Viewer, id: string) =>
      (await call(viewer, 'interests.get', { slug: `topic-${id}` })).image_url
    expect(await cover(visitor, topic)).toContain(loved.imageSignature)
    expect(await cover(visitor, empty)).toBeNull()
    await call(ben!, 'users.block', { user_id: ada!.userId })
    expect(await cover(ben!, topic)).toBeNull()
  })

  it('a topic shows a picture that is about it more than about others, where it has one', async () => {
    const [ada] = await people(1)
    const [baking, parties, cream] = [await anInterest(), await anInterest(), await anInterest()]
    const board = await aBoard(deps, ada!)
    const [cake, garland] = [await aPin(deps, ada!, board), await aPin(deps, ada!, board)]
    await deps.read
      .insertInto('pinInterests')
      .values([
        { interestId: baking, aggregatedPinId: cake.aggregatedPinId, weight: 1, popularity: 9 },
        { interestId: parties, aggregatedPinId: cake.aggregatedPinId, weight: 0.5, popularity: 9 },
        { interestId: cream, aggregatedPinId: cake.aggregatedPinId, weight: 0.3, popularity: 9 },
        { interestId: parties, aggregatedPinId: garland.aggregatedPinId, weight: 1, popularity: 1 },
      ])
      .execute()
    const cover = async (id: string) =>
      (await call(visitor, 'interests.get', { slug: `topic-${id}` })).image_url
    expect(await cover(baking)).toContain(cake.imageSignature)
    expect(await cover(parties)).toContain(garland.imageSignature)
    expect(await cover(cream)).toContain(cake.imageSignature)
  })

  it('topics with nothing to show are not listed, once there are enough others', async () => {
    const [ada] = await people(1)
    const [empty, secret] = [await anInterest(), await anInterest()]
    const full = await Promise.all(Array.from({ length: 12 }, anInterest))
    const seen = await aPin(deps, ada!, await aBoard(deps, ada!))
    const kept = await aBoard(deps, ada!, { privacy: 'secret' })
    const hidden = await aPin(deps, ada!, kept, { isListed: false })
    const listed = async () => {
      const { items } = await call(visitor, 'interests.list', { page_size: 100 })
      return items.map(({ id }) => id)
    }
    await deps.read.deleteFrom('pinInterests').execute()
    expect(await listed()).toEqual(expect.arrayContaining([...full, empty, secret]))
    const file = (interestId: string, pin: typeof seen) => ({
      interestId,
      aggregatedPinId: pin.aggregatedPinId,
    })
    await deps.read
      .insertInto('pinInterests')
      .values([...full.map((id) => file(id, seen)), file(secret, hidden)])
      .execute()
    expect(await listed()).toEqual(expect.arrayContaining(full))
    expect(await listed()).not.toContain(empty)
    expect(await listed()).not.toContain(secret)
  })

  it('C-7.26 C-7.25 a board answers its topics, and a pin names for a board, strongest first', async () => {
    const [ada] = await people(1)
    const [one, two] = [await anInterest(), await anInterest()]
    const board = await aBoard(deps, ada!)
    const pin = await aPin(deps, ada!, board)
    await deps.read
      .insertInto('pinInterests')
      .values([
        { interestId: one, aggregatedPinId: pin.aggregatedPinId, weight: 0.2 },
        { interestId: two, aggregatedPinId: pin.aggregatedPinId, weight: 0.9 },
      ])
      .execute()
    const topics = await call(visitor, 'boards.interests', { board_id: board.id })
    expect(topics.map(({ id }) => id)).toEqual([two, one])
    expect((await call(visitor, 'pins.interests', { pin_id: pin.id })).map(({ id }) => id)).toEqual([
      two,
      one,
    ])
    expect((await call(visitor, 'pins.get', { id: pin.id })).related_interests[0]?.id).toBe(two)
    const titles = await call(visitor, 'pins.boardTitleSuggestions', { pin_id: pin.id })
    expect(titles.slice(0, 2)).toEqual([`Topic ${two}`, `Topic ${one}`])
  })
})
