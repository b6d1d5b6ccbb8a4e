import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(deps)))

describe('following people', () => {
  it('C-1.09 I-4.39 sets the flag, moves both counts, and is taken back', async () => {
    const [ada, ben] = await people(2)
    const tie = await call(ben!, 'users.follow', { user_id: ada!.userId })
    expect(tie).toEqual({
      user_id: ada!.userId,
      explicitly_followed_by_me: true,
      blocked_by_me: false,
      follow_requested_by_me: false,
      follower_count: 1,
    })
    await call(ben!, 'users.follow', { user_id: ada!.userId })
    const followers = await call(visitor, 'users.followers', { username: ada!.username })
    expect(followers.items.map(({ id }) => id)).toEqual([ben!.userId])
    const following = await call(ben!, 'users.following', { username: ben!.username })
    expect(following.items[0]).toMatchObject({ id: ada!.userId, explicitly_followed_by_me: true })
    expect(await wrongCounters(deps, [ada!.userId, ben!.userId])).toEqual([])
    expect((await call(ben!, 'users.unfollow', { user_id: ada!.userId })).follower_count).toBe(0)
    expect(await wrongCounters(deps, [ada!.userId, ben!.userId])).toEqual([])
  })

  it('by fifty at once is counted fifty times', async () => {
    const [ada, ...rest] = await people(51)
    await Promise.all(rest.map((one) => call(one, 'users.follow', { user_id: ada!.userId })))
    expect((await call(visitor, 'users.get', { user_id: ada!.userId })).follower_count).toBe(50)
    const first = await call(visitor, 'users.followers', { username: ada!.username, page_size: 30 })
    const second = await call(visitor, 'users.followers', {
      username: ada!.username,
      page_size: 30,
      bookmark: first.bookmark,
    })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(50)
    expect(second.bookmark).toBeNull()
    await Promise.all(rest.map((one) => call(one, 'users.unfollow', { user_id: ada!.userId })))
    expect(await wrongCounters(deps, [ada!.userId, ...rest.map(({ userId }) => userId)])).toEqual([])
  })

  it('of each other at once never waits for itself', async () => {
    const [ada, ben] = await people(2)
    for (let round = 0; round < 10; round += 1)
      await Promise.all([
        call(ada!, round % 2 ? 'users.unfollow' : 'users.follow', { user_id: ben!.userId }),
        call(ben!, round % 2 ? 'users.unfollow' : 'users.follow', { user_id: ada!.userId }),
      ])
    expect(await wrongCounters(deps, [ada!.userId, ben!.userId])).toEqual([])
  })

  it('I-4.40 I-4.42 in bulk raises each new count by one and skips those followed or closed', async () => {
    const [me, one, two, blocker] = await people(4)
    await call(me!, 'users.follow', { user_id: one!.userId })
    await call(blocker!, 'users.block', { user_id: me!.userId })
    const ids = [one!, two!, blocker!, me!].map(({ userId }) => userId)
    const ties = await call(me!, 'users.followMany', { user_ids: [...ids, '1'] })
    expect(ties.map(({ user_id, follower_count }) => [user_id, follower_count])).toEqual([
      [one!.userId, 1],
      [two!.userId, 1],
    ])
    expect(await wrongCounters(deps, ids)).toEqual([])
  })

  it('is refused for oneself and for a visitor', async () => {
    const [ben] = await people(1)
    await expect(call(ben!, 'users.follow', { user_id: ben!.userId })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await expect(call(visitor, 'users.follow', { user_id: ben!.userId })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
    await expect(call(ben!, 'users.follow', { user_id: '1' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })
})

describe('blocking', () => {
  it('I-4.41 I-4.42 clears follows both ways, and the blocked can neither look nor follow', async () => {
    const [ada, ben] = await people(2)
    const pin = await aPin(deps, ada!, await aBoard(deps, ada!))
    await call(ada!, 'users.follow', { user_id: ben!.userId })
    await call(ben!, 'users.follow', { user_id: ada!.userId })
    const tie = await call(ada!, 'users.block', { user_id: ben!.userId })
    expect(tie).toMatchObject({ blocked_by_me: true, explicitly_followed_by_me: false, follower_count: 0 })
    expect(await wrongCounters(deps, [ada!.userId, ben!.userId])).toEqual([])
    for (const attempt of [
      () => call(ben!, 'users.get', { user_id: ada!.userId }),
      () => call(ben!, 'users.follow', { user_id: ada!.userId }),
      () => call(ben!, 'users.pins', { username: ada!.username }),
      () => call(ben!, 'boards.list', { username: ada!.username }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    await expect(call(ben!, 'pins.get', { id: pin.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect((await call(ada!, 'users.blocked', {})).items.map(({ id }) => id)).toEqual([ben!.userId])
    const freed = await call(ada!, 'users.unblock', { user_id: ben!.userId })
    expect(freed).toMatchObject({ blocked_by_me: false, explicitly_followed_by_me: false })
    for (const { username } of [ada!, ben!]) {
      const [followers, following] = await Promise.all([
        call(visitor, 'users.followers', { username }),
        call(visitor, 'users.following', { username }),
      ])
      expect([...followers.items, ...following.items]).toEqual([])
    }
  })

  it('C-4.41 clears following on that person’s boards', async () => {
    const [ada, ben] = await people(2)
    const board = await aBoard(deps, ben!)
    await call(ada!, 'boards.follow', { board_id: board.id })
    await call(ada!, 'users.block', { user_id: ben!.userId })
    await call(ada!, 'users.unblock', { user_id: ben!.userId })
    expect(await call(ada!, 'boards.get', { board_id: board.id })).toMatchObject({
      followed_by_me: false,
      follower_count: 0,
    })
  })
})

describe('following boards', () => {
  it('C-4.40 C-4.43 comes with following their owner, board by board, and goes with it', async () => {
    const [ada, ben] = await people(2)
    const [one, two] = [await aBoard(deps, ben!), await aBoard(deps, ben!)]
    const followed = async () =>
      Promise.all(
        [one, two].map(async ({ id }) => (await call(ada!, 'boards.get', { board_id: id })).followed_by_me),
      )
    await call(ada!, 'users.follow', { user_id: ben!.userId })
    expect(await followed()).toEqual([true, true])
    expect((await call(ada!, 'boards.unfollow', { board_id: one.id })).followed_by_me).toBe(false)
    expect(await followed()).toEqual([false, true])
    await call(ada!, 'boards.follow', { board_id: one.id })
    expect(await followed()).toEqual([true, true])
    expect(await call(ada!, 'users.unfollow', { user_id: ben!.userId })).toMatchObject({
      board_follows_ended: 1,
    })
    expect(await followed()).toEqual([false, false])
    expect(await wrongCounters(deps, [ada!.userId, ben!.userId])).toEqual([])
  })

  it('lists them, but refuses one’s own', async () => {
    const [ada, ben] = await people(2)
    const board = await aBoard(deps, ben!)
    await call(ada!, 'boards.follow', { board_id: board.id })
    const { items } = await call(visitor, 'boards.following', { username: ada!.username })
    expect(items.map(({ id, follower_count }) => [id, follower_count])).toEqual([[board.id, 1]])
    await expect(call(ben!, 'boards.follow', { board_id: board.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })
})
