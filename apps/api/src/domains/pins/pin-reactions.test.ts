import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

describe('reacting to a pin', () => {
  it('counts each person once, also after a second reaction, and is shared by all copies', async () => {
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

  it('is for members', async () => {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    await expect(call(visitor, 'pins.react', { pin_id: pin.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })
})
