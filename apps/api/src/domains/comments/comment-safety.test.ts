import { describe, expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { commentSteps, textsOf } from '../../testing/test-comments.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { commentsOperations } from './operations.ts'

const deps = await testDeps()
const { call, aPinOf, write, list } = commentSteps(deps, commentsOperations)

describe('reporting a comment', () => {
  it('C-7.08 C-7.09 keeps the report and hides the comment from the reporter alone', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: commentId } = await write(ada, pin, 'rude')
    await expect(call(ben, 'flag', { commentId })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await call(ben, 'flag', { commentId, reason: 'spam', detailedReasons: ['links'] })).toEqual({})
    expect([textsOf(await list(ben, pin)), textsOf(await list(ada, pin))]).toEqual([[], ['rude']])
    const kept = await deps.read
      .selectFrom('commentFlags')
      .selectAll()
      .where('commentId', '=', commentId)
      .execute()
    expect(kept).toMatchObject([{ userId: ben.userId, reason: 'spam', detailedReasons: ['links'] }])
  })
})

describe('taking a name out of a comment', () => {
  it('C-7.10 a mentioned member removes their own mention, the author all of them', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const tags = [ben, cyd].map(({ userId }) => ({ user_id: userId, offset: 0, length: 1 }))
    const { id: commentId } = await write(ada, await aPinOf(ada), '@ben @cyd', { tags })
    const left = await call(ben, 'removeMentions', { commentId })
    expect(left.tagged_users.map(({ id }) => id)).toEqual([cyd.userId])
    expect((await call(ada, 'removeMentions', { commentId })).tagged_users).toEqual([])
  })
})
