import { describe, expect, it } from 'vitest'
import type { CommentView } from '@tessera/api-types/comments/views'
import type { Member } from '@tessera/shared-auth'
import { commentSteps, textsOf } from '../../testing/test-comments.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { operations } from '../../operations.ts'
import { commentsOperations } from './operations.ts'

const deps = await testDeps()
const callAny = callerOf(operations, deps)
const { call, aPinOf, write, list } = commentSteps(deps, commentsOperations)

describe('marks on comments', () => {
  it('C-7.16 C-4.12 a like counts once, and taking it back twice never goes below zero', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id: commentId } = await write(ada, await aPinOf(ada))
    await Promise.all([1, 2, 3].map(() => call(ben, 'like', { commentId, reaction_type: '1' })))
    expect(await call(ben, 'like', { commentId })).toEqual({
      reaction_counts: [{ reactionType: 1, reactionCount: 1 }],
      reaction_by_me: 1,
    })
    await Promise.all([1, 2, 3].map(() => call(ben, 'unlike', { commentId })))
    expect(await call(ben, 'unlike', { commentId })).toEqual({ reaction_counts: [], reaction_by_me: 0 })
  })

  it('C-7.15 likes of many at once are all counted', async () => {
    const ada = await aMember(deps)
    const { id: commentId } = await write(ada, await aPinOf(ada))
    const fans = await Promise.all(Array.from({ length: 8 }, () => aMember(deps)))
    await Promise.all(fans.map((fan) => call(fan, 'like', { commentId })))
    const answer = await call(ada, 'like', { commentId })
    expect(answer.reaction_counts).toEqual([{ reactionType: 1, reactionCount: 9 }])
  })

  it('C-4.13 C-7.12 a helpful mark counts once and can be taken back', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id: commentId } = await write(ada, await aPinOf(ada))
    await call(ben, 'markHelpful', { commentId })
    expect(await call(ben, 'markHelpful', { commentId })).toEqual({
      helpful_count: 1,
      marked_helpful_by_me: true,
    })
    expect(await call(ben, 'unmarkHelpful', { commentId })).toEqual({
      helpful_count: 0,
      marked_helpful_by_me: false,
    })
  })

  it('C-4.14 C-6.04 C-7.13 C-7.14 the owner of a pin puts one comment on top, in place of an earlier one', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const [old, , newest] = [
      await write(ben, pin, 'old'),
      await write(ben, pin, 'middle'),
      await write(ben, pin, 'new'),
    ]
    const highlight = (viewer: Member, comment: CommentView, isSet: boolean) =>
      call(viewer, 'highlight', { aggregated_comment: comment.id, pin: pin.id, highlight: isSet })
    await expect(highlight(ben, old, true)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await highlight(ada, newest, true)
    expect((await highlight(ada, old, true)).highlighted_by_pin_owner).toBe(true)
    const first = await list(visitor, pin, { page_size: 2 })
    const second = await list(visitor, pin, { page_size: 2, bookmark: first.bookmark })
    expect([...textsOf(first), ...textsOf(second)]).toEqual(['old', 'new', 'middle'])
    expect((await highlight(ada, old, false)).highlighted_by_pin_owner).toBe(false)
  })

  it('C-6.04 who saved the pin puts only what was said under their own copy on top', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const comment = await write(ada, pin)
    const board = await aBoard(deps, ben)
    const copy = await callAny(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    const highlight = call(ben, 'highlight', {
      aggregated_comment: comment.id,
      pin: copy.id,
      highlight: true,
    })
    await expect(highlight).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await list(visitor, pin)).items[0]?.highlighted_by_pin_owner).toBe(false)
  })

  it('C-7.14 one that the viewer does not see takes the place of no other', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const seen = await write(ada, pin, 'seen')
    for (const text of ['a', 'b', 'c']) await write(ada, pin, text)
    const blocked = await Promise.all([1, 2, 3].map(() => write(ben, pin, 'hidden')))
    const onTop = [seen, ...blocked].map(async ({ id }) => {
      const saver = await aMember(deps)
      const board = await aBoard(deps, saver)
      const copy = await callAny(saver, 'pins.save', { pin_id: pin.id, board_id: board.id })
      return { pinId: copy.id, commentId: id }
    })
    await deps.read
      .insertInto('commentHighlights')
      .values(await Promise.all(onTop))
      .execute()
    const carl = await aMember(deps)
    await callAny(carl, 'users.block', { user_id: ben.userId })
    expect(textsOf(await list(carl, pin))[0]).toBe('seen')
  })

  it('C-5.04 C-5.05 C-5.06 C-8.10 a highlight without its comment or its pin says which is missing', async () => {
    const ada = await aMember(deps)
    const pin = await aPinOf(ada)
    const comment = await write(ada, pin)
    const highlight = (aggregated_comment: string, of: string) =>
      call(ada, 'highlight', { aggregated_comment, pin: of, highlight: true })
    await expect(highlight('12', pin.id)).rejects.toThrow('Could not find comment')
    await expect(highlight(comment.id, '12')).rejects.toThrow('Could not find Pin')
    expect((await list(ada, pin)).items[0]?.highlighted_by_pin_owner).toBe(false)
  })
})
