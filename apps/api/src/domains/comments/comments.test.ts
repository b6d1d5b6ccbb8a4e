import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { commentSteps, textsOf } from '../../testing/test-comments.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { pictureAccess } from '../media/picture-access-service.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { commentsOperations } from './operations.ts'

const deps = await testDeps()
const { call, aPinOf, write, list } = commentSteps(deps, commentsOperations)

async function countOf(pin: TestPin): Promise<number> {
  const { commentCount } = await deps.read
    .selectFrom('aggregatedPins')
    .select('commentCount')
    .where('id', '=', pin.aggregatedPinId)
    .executeTakeFirstOrThrow()
  return commentCount
}

const block = (blocker: Member, blocked: Member) =>
  deps.read
    .insertInto('userBlocks')
    .values({ blockerId: blocker.userId, blockedId: blocked.userId, createdAt: deps.now() })
    .execute()

describe('comments', () => {
  it('C-1.11 stay under the pin and all its copies', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const copy = await aPin(deps, ben, await aBoard(deps, ben), { copyOf: pin })
    await write(ben, copy, '  Which glaze?  ')
    expect(textsOf(await list(visitor, pin))).toEqual(['Which glaze?'])
  })

  it('C-7.32 come page by page, the newest first', async () => {
    const ada = await aMember(deps)
    const pin = await aPinOf(ada)
    for (const text of ['1', '2', '3', '4', '5']) await write(ada, pin, text)
    const first = await list(visitor, pin, { page_size: 2 })
    const second = await list(visitor, pin, { page_size: 2, bookmark: first.bookmark })
    const third = await list(visitor, pin, { page_size: 2, bookmark: second.bookmark })
    expect([first, second, third].map(textsOf)).toEqual([['5', '4'], ['3', '2'], ['1']])
    expect(third.bookmark).toBeNull()
  })

  it('C-7.33 gather replies in one thread, the oldest first', async () => {
    const ada = await aMember(deps)
    const pin = await aPinOf(ada)
    const { id } = await write(ada, pin, 'top')
    const reply = await write(ada, pin, 'first', { parentId: id })
    await write(ada, pin, 'second', { parentId: reply.id })
    expect(textsOf(await call(visitor, 'replies', { objectId: id }))).toEqual(['first', 'second'])
    const { items } = await list(visitor, pin)
    expect(items.map((item) => [item.text, item.comment_count])).toEqual([['top', 2]])
    await call(ada, 'delete', { commentId: reply.id })
    const [left] = (await list(visitor, pin)).items
    expect([left?.comment_count, textsOf(await call(visitor, 'replies', { objectId: id }))]).toEqual([
      1,
      ['second'],
    ])
  })

  it('C-3.43 name the people they mention', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const tags = JSON.stringify([{ user_id: ben.userId, offset: 0, length: 4 }])
    const comment = await write(ada, await aPinOf(ada), '@ben look', { tags })
    expect(comment.tagged_users.map(({ id }) => id)).toEqual([ben.userId])
  })

  it.each(['', '   ', 'x'.repeat(501)])('of %j are refused', async (text) => {
    const ada = await aMember(deps)
    await expect(write(ada, await aPinOf(ada), text)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('count exactly when many write and delete at once', async () => {
    const ada = await aMember(deps)
    const pin = await aPinOf(ada)
    const top = await write(ada, pin)
    const others = await Promise.all(Array.from({ length: 6 }, (_, index) => write(ada, pin, `${index}`)))
    const work = [
      call(ada, 'delete', { commentId: top.id }),
      ...Array.from({ length: 4 }, () => write(ada, pin, 'reply', { parentId: top.id })),
      ...others.slice(0, 3).map(({ id }) => call(ada, 'delete', { commentId: id })),
    ]
    await Promise.allSettled(work)
    const { rows } = {
      rows: await deps.read
        .selectFrom('comments')
        .select('id')
        .where('aggregatedPinId', '=', pin.aggregatedPinId)
        .execute(),
    }
    expect(await countOf(pin)).toBe(rows.length)
    expect(rows).toHaveLength(3)
  })
})

describe('a picture in a comment', () => {
  it('is its author’s upload, and loads for those who see the comment', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [open, secret] = [await aPinOf(ada), await aPinOf(ada, 'secret')]
    const [one, other] = [await anUpload(deps, ada), await anUpload(deps, ada)]
    const comment = await write(ada, open, 'Mine looks like this', { image_signature: one })
    expect(comment.image).toMatchObject({
      image_signature: one,
      images: { '736x': { url: expect.stringContaining(one), width: 400, height: 600 } },
    })
    await write(ada, secret, 'Between us', { image_signature: other })
    const access = pictureAccess(deps)
    expect([await access.isPublic(one), await access.isPublic(other)]).toEqual([true, false])
    expect([await access.maySee(ben, other), await access.maySee(ada, other)]).toEqual([false, true])
    await expect(write(ben, open, 'Stolen', { image_signature: one })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
    await call(ada, 'delete', { commentId: comment.id })
    expect(await access.isPublic(one)).toBe(false)
  })
})

describe('the rights of comments', () => {
  it('nobody comments where comments are off, under secret pins, or under pins of who blocks them', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [off, secret, blocked] = [await aPinOf(ada), await aPinOf(ada, 'secret'), await aPinOf(ada)]
    await deps.read.updateTable('pins').set({ areCommentsDisabled: true }).where('id', '=', off.id).execute()
    await expect(write(ben, off)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(write(ben, secret)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    await expect(list(ben, secret)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    await block(ada, ben)
    await expect(write(ben, blocked)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect([await countOf(off), await countOf(secret), await countOf(blocked)]).toEqual([0, 0, 0])
  })

  it('a comment under another picture than named is refused', async () => {
    const ada = await aMember(deps)
    const [one, other] = [await aPinOf(ada), await aPinOf(ada)]
    const mixed = { ...one, aggregatedPinId: other.aggregatedPinId }
    await expect(write(ada, mixed)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })

  it('C-7.27 only its author changes it, and hears who is mentioned', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id } = await write(ben, await aPinOf(ada))
    await expect(call(ada, 'update', { commentId: id, text: 'x' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const changed = await call(ben, 'update', { commentId: id, text: 'Changed', force: 'true' })
    expect([changed.text, changed.tagged_users]).toEqual(['Changed', []])
  })

  it('C-4.15 C-6.14 its author or the owner of the pin deletes it, nobody else', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const [first, second] = [await write(ben, pin), await write(ben, pin)]
    await expect(call(eve, 'delete', { commentId: first.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await call(ada, 'delete', { commentId: first.id })
    await call(ben, 'delete', { commentId: second.id })
    await expect(call(ben, 'delete', { commentId: second.id })).rejects.toMatchObject({
      code: 'COMMENT_NOT_FOUND',
    })
    expect(await countOf(pin)).toBe(0)
  })

  it('comments of people the viewer blocks, or is blocked by, are left out', async () => {
    const [ada, ben, cyd] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    await write(ben, pin, 'ben')
    await write(cyd, pin, 'cyd')
    await block(ben, cyd)
    expect([textsOf(await list(ben, pin)), textsOf(await list(cyd, pin))]).toEqual([['ben'], ['cyd']])
  })
})
