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

  it('is for members', async () => {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    await expect(call(visitor, 'pins.react', { pin_id: pin.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})
