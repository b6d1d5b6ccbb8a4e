import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

describe('reacting to a pin', () => {
  it('C-1.12 C-3.37 C-4.59 counts each person once, also after a second reaction, and is shared by all copies', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ben)).id })
    await call(ada, 'pins.react', { pin_id: pin.id })
    const both = await call(ben, 'pins.react', { pin_id: copy.id })
    expect(both).toEqual({
      pin_id: copy.id,
      reaction_counts: [{ reactionType: 1, reactionCount: 2 }],
      reaction_by_me: 1,
    })
    const changed = await call(ben, 'pins.react', { pin_id: pin.id, reaction_type: 3 })
    expect(changed.reaction_counts).toEqual([
      { reactionType: 1, reactionCount: 1 },
      { reactionType: 3, reactionCount: 1 },
    ])
    const left = await call(ben, 'pins.unreact', { pin_id: pin.id })
    expect(left).toMatchObject({
      reaction_counts: [{ reactionType: 1, reactionCount: 1 }],
      reaction_by_me: 0,
    })
    expect((await call(ada, 'pins.get', { id: copy.id })).reaction_by_me).toBe(1)
  })

  it('C-4.56 C-4.57 C-4.58 C-9.16 taken back twice leaves no count below zero and no entry', async () => {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const loved = await call(ada, 'pins.react', { pin_id: pin.id, reaction_type: 5 })
    expect([loved.reaction_counts, loved.reaction_by_me]).toEqual([
      [{ reactionType: 5, reactionCount: 1 }],
      5,
    ])
    for (const _ of [1, 2]) {
      const left = await call(ada, 'pins.unreact', { pin_id: pin.id })
      expect([left.reaction_counts, left.reaction_by_me]).toEqual([[], 0])
    }
    await expect(call(ada, 'pins.react', { pin_id: pin.id, reaction_type: 6 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('C-3.38 C-7.36 is listed with who did it and how, page by page, without those the viewer does not meet', async () => {
    const [ada, ben, cyd, eve] = await Promise.all([1, 2, 3, 4].map(() => aMember(deps)))
    const pin = await aPin(deps, ada!, await aBoard(deps, ada!))
    const copy = await call(ben!, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ben!)).id })
    for (const [who, reaction_type] of [
      [ada!, 1],
      [ben!, 3],
      [cyd!, 1],
    ] as const)
      await call(who, 'pins.react', { pin_id: copy.id, reaction_type })
    const first = await call(visitor, 'pins.reactions', { pin_id: pin.id, page_size: 2 })
    const rest = await call(visitor, 'pins.reactions', {
      pin_id: pin.id,
      page_size: 2,
      bookmark: first.bookmark,
    })
    const all = [...first.items, ...rest.items]
    expect(all.map(({ user, reaction_type }) => [user.id, reaction_type])).toEqual([
      [cyd!.userId, 1],
      [ben!.userId, 3],
      [ada!.userId, 1],
    ])
    for (const reaction of all)
      expect(Object.keys(reaction).toSorted()).toEqual(['id', 'reaction_type', 'user'])
    expect(new Set(all.map(({ id }) => id)).size).toBe(3)
    const likes = await call(visitor, 'pins.reactions', { pin_id: pin.id, reaction_type: 3 })
    expect(likes.items.map(({ user }) => user.id)).toEqual([ben!.userId])
    await call(eve!, 'users.block', { user_id: cyd!.userId })
    const seen = await call(eve!, 'pins.reactions', { pin_id: pin.id })
    expect(seen.items.map(({ user }) => user.id)).toEqual([ben!.userId, ada!.userId])
  })

  it('is for members', async () => {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    await expect(call(visitor, 'pins.react', { pin_id: pin.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})
