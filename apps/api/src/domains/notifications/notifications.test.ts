import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { HOUR_MS } from '../../kernel/durations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { followsOperations } from '../follows/operations.ts'
import { pinsOperations } from '../pins/operations.ts'
import { preferencesOperations } from '../preferences/operations.ts'
import { notificationsOperations } from './operations.ts'

const deps = await testDeps()
const operations = [
  ...notificationsOperations,
  ...preferencesOperations,
  ...followsOperations,
  ...pinsOperations,
]
const call = callerOf(operations, deps)
const { aPinOf, write, call: comments } = commentSteps(deps, commentsOperations)
const follow = (who: Member, whom: Member) => call(who, 'users.follow', { user_id: whom.userId })
const kindsFor = async (who: Member) =>
  (await call(who, 'notifications.list', {})).items.map(({ kind }) => kind)

describe('notifications', () => {
  it('tell once what others did, newest first, until they are read', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    await follow(ben, ada)
    await call(ben, 'users.unfollow', { user_id: ada.userId })
    await follow(ben, ada)
    const pin = await aPinOf(ada)
    await write(ben, pin)
    await write(ada, pin)
    const { items } = await call(ada, 'notifications.list', {})
    expect(items.map(({ kind, actor }) => [kind, actor?.id])).toEqual([
      ['comment', ben.userId],
      ['follow', ben.userId],
    ])
    expect(await call(ada, 'notifications.unread', {})).toMatchObject({ unread_count: 2 })
    await call(ada, 'notifications.markRead', {})
    expect(await call(ada, 'notifications.unread', {})).toMatchObject({ unread_count: 0 })
    expect((await call(ben, 'notifications.list', {})).items).toEqual([])
  })
  it('quote a comment that the member sees, and tell whether a new follower is followed', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    await follow(ben, ada)
    const pin = await aPinOf(ada)
    const { id } = await write(ben, pin, 'O'.repeat(200))
    const factsOf = async () =>
      (await call(ada, 'notifications.list', {})).items.map((one) => [
        one.kind,
        one.comment_text,
        one.explicitly_followed_by_me,
      ])
    const [comment, followed] = await factsOf()
    expect(comment).toEqual(['comment', `${'O'.repeat(139)}…`, null])
    expect(followed).toEqual(['follow', null, false])
    await follow(ada, ben)
    const reply = await write(ada, pin, 'Thanks', { parentId: id })
    const quotesFor = async (who: Member) =>
      (await call(who, 'notifications.list', {})).items.map(({ comment_text }) => comment_text)
    expect(await quotesFor(ben)).toContain('Thanks')
    await deps.read
      .updateTable('boards')
      .set({ privacy: 'secret' })
      .where('ownerId', '=', ada.userId)
      .execute()
    expect(reply.id && (await quotesFor(ben))).not.toContain('Thanks')
    await comments(ada, 'flag', { commentId: id, reason: 'spam' })
    expect(await factsOf()).toEqual([
      ['comment', null, null],
      ['follow', null, true],
    ])
  })

  it('that came after the list was read stay unread', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    await follow(ben, ada)
    const { items } = await call(ada, 'notifications.list', {})
    await follow(eve, ada)
    const up_to = items[0]?.id
    expect(await call(ada, 'notifications.markRead', { up_to })).toEqual({ unread_count: 1 })
    expect(await call(ada, 'notifications.markRead', {})).toEqual({ unread_count: 0 })
  })

  it('tell of follow requests while they stand, and of the answer', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    await call(ada, 'settings.updatePrivacy', { is_private_profile: true })
    await follow(ben, ada)
    await follow(eve, ada)
    expect(await kindsFor(ada)).toEqual(['follow_request', 'follow_request'])
    await call(eve, 'users.unfollow', { user_id: ada.userId })
    expect(await kindsFor(ada)).toEqual(['follow_request'])
    await call(ada, 'users.approveFollower', { user_id: ben.userId })
    expect([await kindsFor(ada), await kindsFor(ben)]).toEqual([[], ['request_approved']])
  })

  it('tell everybody whom somebody follows at once, and of reactions', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    await call(eve, 'users.followMany', { user_ids: [ada.userId, ben.userId, eve.userId] })
    expect([await kindsFor(ada), await kindsFor(ben), await kindsFor(eve)]).toEqual([
      ['follow'],
      ['follow'],
      [],
    ])
    const pin = await aPinOf(ada)
    await call(ben, 'pins.react', { pin_id: pin.id, reaction_type: 1 })
    await call(ben, 'pins.react', { pin_id: pin.id, reaction_type: 5 })
    await call(ada, 'pins.react', { pin_id: pin.id, reaction_type: 1 })
    expect(await kindsFor(ada)).toEqual(['reaction', 'follow'])
    const [reaction, follow] = (await call(ada, 'notifications.list', {})).items
    expect(reaction).toMatchObject({
      pin_id: pin.id,
      pin_image_url: expect.stringContaining(pin.imageSignature),
      reaction_type: 5,
    })
    expect(follow).toMatchObject({ pin_id: null, pin_image_url: null, reaction_type: null })
  })

  it('name no kind of a reaction that was taken back, or of reactions to several pins', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const found = async () =>
      (await call(ada, 'notifications.list', {})).items.map(({ count, reaction_type }) => [
        count,
        reaction_type,
      ])
    await call(ben, 'pins.react', { pin_id: pin.id, reaction_type: 2 })
    expect(await found()).toEqual([[1, 2]])
    await call(ben, 'pins.unreact', { pin_id: pin.id })
    expect(await found()).toEqual([[1, null]])
    await call(ben, 'pins.react', { pin_id: (await aPinOf(ada)).id, reaction_type: 2 })
    expect(await found()).toEqual([[2, null]])
  })

  it('tell of a save by somebody else, and of none of one’s own', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    for (const who of [ada, ben])
      await call(who, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, who)).id })
    const { items } = await call(ada, 'notifications.list', {})
    expect(items.map(({ kind, actor }) => [kind, actor?.id])).toEqual([['save', ben.userId]])
    expect(await kindsFor(ben)).toEqual([])
  })

  it('what one person saves or likes in a row is one, until it is read', async () => {
    const [ada, ben, cas] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ben)
    const save = async () => call(ben, 'pins.save', { pin_id: (await aPinOf(ada)).id, board_id: board.id })
    const found = async () =>
      (await call(ada, 'notifications.list', {})).items.map(({ kind, actor, count }) => [
        kind,
        actor?.id,
        count,
      ])
    for (let saves = 0; saves < 3; saves += 1) await save()
    const [shown] = (await call(ada, 'notifications.list', {})).items
    await call(cas, 'pins.react', { pin_id: (await aPinOf(ada)).id, reaction_type: 1 })
    await save()
    expect(await found()).toEqual([
      ['save', ben.userId, 4],
      ['reaction', cas.userId, 1],
    ])
    expect(await call(ada, 'notifications.unread', {})).toMatchObject({ unread_count: 2 })
    const { pins } = await call(ada, 'notifications.details', { notification_id: shown!.id })
    expect(pins).toHaveLength(3)
    await call(ada, 'notifications.markRead', {})
    await save()
    expect(await found()).toEqual([
      ['save', ben.userId, 1],
      ['save', ben.userId, 4],
      ['reaction', cas.userId, 1],
    ])
    deps.setNow(new Date(Date.now() + 2 * HOUR_MS))
    await save()
    expect(await found()).toHaveLength(4)
    deps.setNow(null)
  })

  it('of what one person did in a row come back where the pin of the newest is deleted', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ben)
    const pins = [await aPinOf(ada), await aPinOf(ada), await aPinOf(ada)]
    for (const { id } of pins) await call(ben, 'pins.save', { pin_id: id, board_id: board.id })
    const counts = async () => (await call(ada, 'notifications.list', {})).items.map(({ count }) => count)
    expect(await counts()).toEqual([3])
    await deps.read
      .deleteFrom('notifications')
      .where('userId', '=', ada.userId)
      .where('pinId', '=', pins[2]!.id)
      .execute()
    expect(await counts()).toEqual([2])
  })

  it('of a kind that is switched off are neither listed nor counted', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    await follow(ben, ada)
    await write(ben, await aPinOf(ada))
    await call(ada, 'settings.updateSiteNews', { follows: false })
    expect(await kindsFor(ada)).toEqual(['comment'])
    expect(await call(ada, 'notifications.unread', {})).toMatchObject({ unread_count: 1 })
    expect((await call(ada, 'settings.get', {})).site_news).toMatchObject({ follows: false, comments: true })
  })
})

it('C-7.57 details of a notification are the pins of which the same person did the same lately', async () => {
  const [ada, ben, cas] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ben)
  const pins = [await aPinOf(ada), await aPinOf(ada), await aPinOf(ada)]
  for (const pin of pins.slice(0, 2)) await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
  await call(cas, 'pins.save', { pin_id: pins[2]!.id, board_id: (await aBoard(deps, cas)).id })
  const { items } = await call(ada, 'notifications.list', {})
  const last = items.find(({ kind, actor }) => kind === 'save' && actor?.id === ben.userId)!
  const details = await call(ada, 'notifications.details', { notification_id: last.id })
  expect(details.notification).toEqual(last)
  expect(details.pins.map(({ id }) => id)).toEqual([pins[1]!.id, pins[0]!.id])
  await expect(call(ben, 'notifications.details', { notification_id: last.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await call(ada, 'users.block', { user_id: ben.userId })
  await expect(call(ada, 'notifications.details', { notification_id: last.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
