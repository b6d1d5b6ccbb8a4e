import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { DAY_MS } from '../../kernel/durations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { followsOperations } from '../follows/operations.ts'
import { pinsOperations } from '../pins/operations.ts'
import { notificationsOperations } from './operations.ts'

const deps = await testDeps()
const call = callerOf([...notificationsOperations, ...followsOperations, ...pinsOperations], deps)
const { aPinOf, write, call: comments } = commentSteps(deps, commentsOperations)

const people = async (count: number) => {
  const found: Member[] = []
  while (found.length < count) found.push(await aMember(deps))
  return found
}
const save = async (who: Member, pinId: string) =>
  call(who, 'pins.save', { pin_id: pinId, board_id: (await aBoard(deps, who)).id })
const items = async (who: Member) => (await call(who, 'notifications.list', {})).items
const named = async (who: Member) =>
  (await items(who)).map(({ kind, actor, other_actors, people_count }) => [
    kind,
    [actor?.id, ...other_actors.map(({ id }) => id)],
    people_count,
  ])
const unread = async (who: Member) => (await call(who, 'notifications.unread', {})).unread_count

describe('what several people do to one pin', () => {
  it('is one notification with the last three and how many there are, until it is read', async () => {
    const [ada, ben, cas, eve, fay, gil] = (await people(6)) as [Member, ...Member[]]
    const pin = await aPinOf(ada)
    for (const who of [ben, cas, eve, fay]) await save(who!, pin.id)
    expect(await named(ada)).toEqual([['save', [fay, eve, cas].map((one) => one!.userId), 4]])
    expect(await unread(ada)).toBe(1)
    await call(ada, 'notifications.markRead', {})
    await save(gil!, pin.id)
    expect(await named(ada)).toEqual([
      ['save', [gil!.userId], 1],
      ['save', [fay, eve, cas].map((one) => one!.userId), 4],
    ])
    expect(await unread(ada)).toBe(1)
  })

  it('stays apart from other pins, other kinds, and what is a day old', async () => {
    const [ada, ben, cas, eve] = (await people(4)) as [Member, Member, Member, Member]
    const [pin, other] = [await aPinOf(ada), await aPinOf(ada)]
    await save(ben, pin.id)
    await save(cas, other.id)
    await call(eve, 'pins.react', { pin_id: pin.id, reaction_type: 1 })
    expect((await named(ada)).map(([kind, , count]) => [kind, count])).toEqual([
      ['reaction', 1],
      ['save', 1],
      ['save', 1],
    ])
    deps.setNow(new Date(Date.now() + 2 * DAY_MS))
    await save(eve, pin.id)
    expect((await named(ada)).filter(([kind]) => kind === 'save')).toHaveLength(3)
    deps.setNow(null)
  })

  it('and many pins of one person never mix', async () => {
    const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
    const [pin, other, third] = [await aPinOf(ada), await aPinOf(ada), await aPinOf(ada)]
    for (const { id } of [other, third, pin]) await save(ben, id)
    await save(cas, pin.id)
    await save(cas, other.id)
    expect(
      (await items(ada)).map(({ actor, count, people_count }) => [actor?.id, count, people_count]),
    ).toEqual([
      [cas.userId, 2, 1],
      [ben.userId, 3, 1],
    ])
  })

  it('quotes the newest comment that stands, and counts a person once', async () => {
    const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
    const pin = await aPinOf(ada)
    await write(ben, pin, 'What cone?')
    await write(ben, pin, 'And which glaze?')
    const last = await write(cas, pin, 'Lovely')
    const found = async () =>
      (await items(ada)).map(({ actor, comment_text, people_count }) => [
        actor?.id,
        comment_text,
        people_count,
      ])
    expect(await found()).toEqual([[cas.userId, 'Lovely', 2]])
    await comments(cas, 'delete', { commentId: last.id })
    expect(await found()).toEqual([[ben.userId, 'And which glaze?', 1]])
    expect((await items(ada))[0]?.is_read).toBe(false)
    expect(await unread(ada)).toBe(1)
  })

  it('stays one when one in the midst of it goes, and read when it was read', async () => {
    const [ada, ben, cas, eve] = (await people(4)) as [Member, Member, Member, Member]
    const pin = await aPinOf(ada)
    await write(ben, pin, 'What cone?')
    const second = await write(cas, pin, 'Lovely')
    const third = await write(eve, pin, 'So blue')
    await comments(cas, 'delete', { commentId: second.id })
    expect(await named(ada)).toEqual([['comment', [eve.userId, ben.userId], 2]])
    expect(await unread(ada)).toBe(1)
    await call(ada, 'notifications.markRead', {})
    await comments(eve, 'delete', { commentId: third.id })
    expect(await named(ada)).toEqual([['comment', [ben.userId], 1]])
    expect(await unread(ada)).toBe(0)
  })

  it('stays new with the first one where all after it go at once', async () => {
    const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
    const pin = await aPinOf(ada)
    await write(ben, pin, 'What cone?')
    await write(cas, pin, 'Lovely')
    await write(cas, pin, 'So blue')
    await deps.read.deleteFrom('notifications').where('actorId', '=', cas.userId).execute()
    expect(await named(ada)).toEqual([['comment', [ben.userId], 1]])
    expect(await unread(ada)).toBe(1)
  })

  it('names and counts nobody who is blocked, and is gone with the last one', async () => {
    const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
    const pin = await aPinOf(ada)
    for (const who of [ben, cas]) await save(who, pin.id)
    await call(ada, 'users.block', { user_id: cas.userId })
    expect(await named(ada)).toEqual([['save', [ben.userId], 1]])
    await call(ada, 'users.block', { user_id: ben.userId })
    expect([await named(ada), await unread(ada)]).toEqual([[], 0])
  })

  it('C-7.57 opens with the pin and everybody, the last one first', async () => {
    const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
    const [pin, other] = [await aPinOf(ada), await aPinOf(ada)]
    for (const who of [ben, cas]) await save(who, pin.id)
    const [shown] = await items(ada)
    const details = await call(ada, 'notifications.details', { notification_id: shown!.id })
    expect(details.people.map(({ id }) => id)).toEqual([cas.userId, ben.userId])
    expect(details.pins.map(({ id }) => id)).toEqual([pin.id])
    await save(ben, other.id)
    const [alone] = await items(ada)
    const single = await call(ada, 'notifications.details', { notification_id: alone!.id })
    expect(single.people).toEqual([])
  })
})

it('several new followers are one notification, which offers to follow back only where it is of one', async () => {
  const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
  await call(ben, 'users.follow', { user_id: ada.userId })
  expect((await items(ada))[0]?.explicitly_followed_by_me).toBe(false)
  await call(cas, 'users.follow', { user_id: ada.userId })
  expect(await named(ada)).toEqual([['follow', [cas.userId, ben.userId], 2]])
  const [shown] = await items(ada)
  expect(shown?.explicitly_followed_by_me).toBeNull()
  const { people: followers, pins } = await call(ada, 'notifications.details', { notification_id: shown!.id })
  expect([followers.map(({ id }) => id), pins]).toEqual([[cas.userId, ben.userId], []])
})

it('a private follower whom the member has asked already is shown so, alone and among others', async () => {
  const [ada, ben, cas] = (await people(3)) as [Member, Member, Member]
  await deps.read.updateTable('users').set({ isPrivateProfile: true }).where('id', '=', ben.userId).execute()
  await call(ben, 'users.follow', { user_id: ada.userId })
  expect((await items(ada))[0]).toMatchObject({ follow_requested_by_me: false })
  await call(ada, 'users.follow', { user_id: ben.userId })
  const [alone] = await items(ada)
  expect(alone).toMatchObject({ explicitly_followed_by_me: false, follow_requested_by_me: true })
  await call(cas, 'users.follow', { user_id: ada.userId })
  const [both] = await items(ada)
  expect(both?.follow_requested_by_me).toBeNull()
  const details = await call(ada, 'notifications.details', { notification_id: both!.id })
  expect(details.people).toMatchObject([
    { id: cas.userId, is_private_profile: false, follow_requested_by_me: false },
    { id: ben.userId, is_private_profile: true, follow_requested_by_me: true },
  ])
})
