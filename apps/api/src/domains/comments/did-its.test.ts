import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { sql } from 'kysely'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { pictureAccess } from '../media/picture-access-service.ts'
import { removeComment } from './comment-service.ts'
import { forgetTakenDown } from './did-it-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const access = pictureAccess(deps)

const block = (blocker: Member, blocked: Member) =>
  deps.read
    .insertInto('userBlocks')
    .values({ blockerId: blocker.userId, blockedId: blocked.userId, createdAt: deps.now() })
    .execute()

const aPinOf = async (owner: Member, privacy: 'public' | 'secret' = 'public') =>
  aPin(deps, owner, await aBoard(deps, owner, { privacy }))

const tryIt = async (viewer: Member, pin: TestPin, details = 'It worked') =>
  call(viewer, 'didIts.create', { pinId: pin.id, details, image_signature: await anUpload(deps, viewer) })

const countsOf = async (pin: TestPin) => {
  const { aggregated_pin_data } = await call(visitor, 'pins.get', { id: pin.id })
  await sql`SELECT recount_pictures(ARRAY[${pin.aggregatedPinId}]::bigint[])`.execute(deps.read)
  expect((await call(visitor, 'pins.get', { id: pin.id })).aggregated_pin_data).toEqual(aggregated_pin_data)
  return [aggregated_pin_data.did_it_data.images_count, aggregated_pin_data.comment_count]
}

describe('a did-it', () => {
  it('C-4.64 C-3.46 is created, read, changed and deleted', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const made = await tryIt(ben, pin)
    expect(made).toMatchObject({
      details: 'It worked',
      comment_count: 0,
      like_count: 0,
      liked_by_me: false,
      helpful_count: 0,
      marked_helpful_by_me: false,
      abilities: { can_edit: true, can_delete: true },
    })
    expect(await call(ada, 'didIts.get', { didItId: made.id })).toMatchObject({
      abilities: { can_edit: false, can_delete: true },
    })
    const picture = await anUpload(deps, ben)
    await call(ben, 'didIts.update', { didItId: made.id, details: 'Twice now' })
    await call(ben, 'didIts.update', { didItId: made.id, image_signature: picture })
    expect(await call(visitor, 'didIts.get', { didItId: made.id })).toMatchObject({
      details: 'Twice now',
      image: { image_signature: picture },
    })
    await call(ben, 'didIts.delete', { didItId: made.id })
    await expect(call(ben, 'didIts.get', { didItId: made.id })).rejects.toMatchObject({
      code: 'DID_IT_NOT_FOUND',
    })
  })

  it('C-4.62 moves the number of images and doneByMe on and off', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const isDone = async () => (await call(ben, 'pins.get', { id: pin.id })).done_by_me
    expect([await countsOf(pin), await isDone()]).toEqual([[0, 0], false])
    const { id: didItId } = await tryIt(ben, pin)
    expect([await countsOf(pin), await isDone()]).toEqual([[1, 0], true])
    await call(ben, 'didIts.delete', { didItId })
    expect([await countsOf(pin), await isDone()]).toEqual([[0, 0], false])
  })

  it('C-4.63 counts each like, helpful mark and comment once', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId } = await tryIt(ben, pin)
    await call(ada, 'didIts.like', { didItId })
    expect(await call(ada, 'didIts.like', { didItId })).toEqual({ like_count: 1, liked_by_me: true })
    expect(await call(ada, 'didIts.markHelpful', { didItId })).toEqual({
      helpful_count: 1,
      marked_helpful_by_me: true,
    })
    for (const text of ['How?', 'Which clay?'])
      await call(ada, 'comments.create', { pinId: pin.id, text, parentId: didItId })
    expect(await call(ada, 'didIts.get', { didItId })).toMatchObject({ comment_count: 2, like_count: 1 })
    const { items } = await call(ada, 'didIts.comments', { objectId: didItId })
    await call(ada, 'comments.delete', { commentId: items[0]!.id })
    expect(await call(ada, 'didIts.get', { didItId })).toMatchObject({ comment_count: 1 })
    expect(await call(ada, 'didIts.unlike', { didItId })).toEqual({ like_count: 0, liked_by_me: false })
    expect(await call(ada, 'didIts.unmarkHelpful', { didItId })).toEqual({
      helpful_count: 0,
      marked_helpful_by_me: false,
    })
    expect(await countsOf(pin)).toEqual([1, 1])
  })

  it('C-7.34 has its comments read by itself, those of a comment are none of them', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id } = await tryIt(ben, pin)
    const plain = await call(ada, 'comments.create', { pinId: pin.id, text: 'Lovely' })
    await call(ada, 'comments.create', { pinId: pin.id, text: 'How?', parentId: id })
    const { items } = await call(visitor, 'didIts.comments', { objectId: id })
    expect(items.map(({ text, parent_id }) => [text, parent_id])).toEqual([['How?', id]])
    await expect(call(visitor, 'didIts.comments', { objectId: plain.id })).rejects.toMatchObject({
      code: 'DID_IT_NOT_FOUND',
    })
  })

  it('is one of each member, also when two are sent at once', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const sent = await Promise.allSettled([tryIt(ben, pin), tryIt(ben, pin)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(tryIt(ben, pin)).rejects.toMatchObject({ code: 'DID_IT_EXISTS' })
    expect(await countsOf(pin)).toEqual([1, 0])
    const { did_it } = await call(ben, 'didIts.mine', { objectId: pin.aggregatedPinId })
    expect(did_it?.user.id).toBe(ben.userId)
    expect(await call(ada, 'didIts.mine', { objectId: pin.aggregatedPinId })).toEqual({ did_it: null })
  })

  it('takes only a picture of its author’s', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId } = await tryIt(ben, pin)
    const image_signature = await anUpload(deps, ada)
    await expect(call(ben, 'didIts.update', { didItId, image_signature })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
    await expect(call(ada, 'didIts.update', { didItId, details: 'x' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('that is deleted can be put back by its author with all that hung on it, for an hour', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId, image } = await tryIt(ben, pin)
    await call(ada, 'didIts.like', { didItId })
    const reply = await call(ada, 'comments.create', { pinId: pin.id, text: 'How?', parentId: didItId })
    await call(ben, 'didIts.delete', { didItId })
    expect(await countsOf(pin)).toEqual([0, 0])
    expect(await access.isPublic(image.image_signature)).toBe(false)
    await expect(call(ada, 'comments.like', { commentId: reply.id })).rejects.toMatchObject({
      code: 'COMMENT_NOT_FOUND',
    })
    await expect(call(ada, 'didIts.restore', { didItId })).rejects.toMatchObject({ code: 'DID_IT_NOT_FOUND' })
    expect(await call(ben, 'didIts.restore', { didItId })).toMatchObject({ like_count: 1, comment_count: 1 })
    expect(await countsOf(pin)).toEqual([1, 1])
    expect(await access.isPublic(image.image_signature)).toBe(true)

    await call(ben, 'didIts.delete', { didItId })
    deps.setNow(new Date(Date.now() + 61 * 60_000))
    await expect(call(ben, 'didIts.restore', { didItId })).rejects.toMatchObject({ code: 'DID_IT_NOT_FOUND' })
    expect(await forgetTakenDown(deps)).toBeGreaterThan(0)
    deps.setNow(null)
    const left = await deps.read
      .selectFrom('comments')
      .select('id')
      .where('id', 'in', [didItId, reply.id])
      .execute()
    expect(left).toEqual([])
    expect(await countsOf(pin)).toEqual([0, 0])
  })

  it('that is taken down can be put back by who took it down alone', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId } = await tryIt(ben, pin)
    await call(ada, 'didIts.delete', { didItId })
    await expect(call(ben, 'didIts.restore', { didItId })).rejects.toMatchObject({ code: 'DID_IT_NOT_FOUND' })
    expect(await call(ada, 'didIts.restore', { didItId })).toMatchObject({ user: { id: ben.userId } })
    expect(await countsOf(pin)).toEqual([1, 0])
  })

  it('that is deleted counts its comments no more: one that is removed then is not taken off again', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId } = await tryIt(ben, pin)
    const reply = await call(ada, 'comments.create', { pinId: pin.id, text: 'How?', parentId: didItId })
    await call(ben, 'didIts.delete', { didItId })
    expect(await deps.transact((tx) => removeComment(tx, reply.id))).toBe(true)
    expect(await countsOf(pin)).toEqual([0, 0])
    expect(await call(ben, 'didIts.restore', { didItId })).toMatchObject({ comment_count: 0 })
    expect(await countsOf(pin)).toEqual([1, 0])
  })

  it('is nobody’s where its author is blocked, under a secret pin, or where comments are off', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: didItId } = await tryIt(ben, pin)
    await block(eve, ben)
    await expect(call(eve, 'didIts.get', { didItId })).rejects.toMatchObject({ code: 'DID_IT_NOT_FOUND' })
    expect((await call(eve, 'didIts.list', { objectId: pin.aggregatedPinId })).items).toEqual([])
    const secret = await aPinOf(ada, 'secret')
    await expect(tryIt(ben, secret)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    const own = await tryIt(ada, secret)
    expect(await access.isPublic(own.image.image_signature)).toBe(false)
    expect(await access.maySee(ben, own.image.image_signature)).toBe(false)
    expect((await call(ben, 'didIts.byMember', { username: ada.username })).items).toEqual([])
    const silent = await aPinOf(ada)
    await deps.read
      .updateTable('pins')
      .set({ areCommentsDisabled: true })
      .where('id', '=', silent.id)
      .execute()
    await expect(tryIt(ben, silent)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('notifies the pin’s owner, until it is taken down', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id: didItId } = await tryIt(ben, await aPinOf(ada))
    const kinds = async () => (await call(ada, 'notifications.list', {})).items.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['did_it'])
    await call(ben, 'didIts.delete', { didItId })
    expect(await kinds()).toEqual([])
  })
})

describe('comments and did-its in one list', () => {
  it('C-7.35 C-7.58 stand by time, page by page, and a preview shows the first with the numbers of both', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const write = (text: string) => call(ben, 'comments.create', { pinId: pin.id, text })
    await write('first')
    await tryIt(ben, pin, 'second')
    await write('third')
    await tryIt(ada, pin, 'fourth')
    const objectId = pin.aggregatedPinId
    const one = await call(visitor, 'unifiedComments.list', { objectId, page_size: 3 })
    const two = await call(visitor, 'unifiedComments.list', {
      objectId,
      page_size: 3,
      bookmark: one.bookmark,
    })
    const words = [...one.items, ...two.items].map((item) =>
      item.type === 'userdiditdata' ? item.details : item.text,
    )
    expect([words, two.bookmark]).toEqual([['fourth', 'third', 'second', 'first'], null])
    const preview = await call(visitor, 'unifiedComments.preview', { objectId })
    expect(preview).toEqual({ items: one.items, comment_count: 2, did_it_count: 2 })
    const { items } = await call(visitor, 'comments.list', { objectId })
    expect(items.map(({ text }) => text)).toEqual(['third', 'first'])
  })

  it('C-7.56 a person’s did-its are listed with them, and only theirs', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [one, other] = [await aPinOf(ada), await aPinOf(ada)]
    await tryIt(ben, one, 'one')
    await tryIt(ben, other, 'other')
    await tryIt(ada, one, 'own')
    const first = await call(visitor, 'didIts.byMember', { username: ben.username, page_size: 1 })
    const rest = await call(visitor, 'didIts.byMember', { username: ben.username, bookmark: first.bookmark })
    expect([...first.items, ...rest.items].map(({ details }) => details)).toEqual(['other', 'one'])
  })
})
