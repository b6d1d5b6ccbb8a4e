import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import type { DomainEvents, Listeners } from '../../kernel/events.ts'
import { operations } from '../../operations.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { aMember, aMemberOfStanding, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { chooseEmails } from '../preferences/settings-service.ts'
import { changePrivacy } from './profile-privacy-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const setPrivate = (userId: string, isPrivate: boolean) =>
  deps.transact((tx) => changePrivacy(tx, userId, isPrivate, deps))

async function aPrivatePerson() {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const { id: pinId } = await aPin(deps, ada, board)
  await setPrivate(ada.userId, true)
  return { ada, boardId: board.id, pinId, ben: await aMember(deps) }
}

describe('a private profile', () => {
  it('I-6.03 shows its boards and pins to nobody it has not let in, and to those it has', async () => {
    const { ada, ben, boardId, pinId } = await aPrivatePerson()
    const { username, userId } = ada
    for (const viewer of [visitor, ben]) {
      await expect(call(viewer, 'boards.get', { board_id: boardId })).rejects.toMatchObject({
        code: 'BOARD_NOT_FOUND',
      })
      await expect(call(viewer, 'pins.get', { id: pinId })).rejects.toMatchObject({
        code: 'PIN_NOT_FOUND',
      })
      await expect(call(viewer, 'users.followers', { username })).rejects.toMatchObject({
        code: 'USER_NOT_FOUND',
      })
      expect((await call(viewer, 'users.pins', { username, filter: 'all' })).items).toEqual([])
    }
    const [listed] = await deps.read.selectFrom('pins').select('isListed').where('id', '=', pinId).execute()
    expect(listed?.isListed).toBe(false)

    await call(ben, 'users.follow', { user_id: userId })
    await call(ada, 'users.approveFollower', { user_id: ben.userId })
    expect(await call(ben, 'boards.get', { board_id: boardId })).toMatchObject({ id: boardId })
    expect((await call(ben, 'users.pins', { username, filter: 'all' })).items).toHaveLength(1)
  })

  it('is asked: the request waits, is seen by its owner alone, and following begins with their leave', async () => {
    const { ada, ben } = await aPrivatePerson()
    const asked = await call(ben, 'users.follow', { user_id: ada.userId })
    expect(asked).toMatchObject({
      explicitly_followed_by_me: false,
      follow_requested_by_me: true,
      follower_count: 0,
    })
    await call(ben, 'users.follow', { user_id: ada.userId })
    expect(await call(ben, 'users.get', { user_id: ada.userId })).toMatchObject({
      follow_requested_by_me: true,
    })
    expect((await call(ada, 'users.followRequests', {})).items.map(({ id }) => id)).toEqual([ben.userId])
    expect((await call(ben, 'users.followRequests', {})).items).toEqual([])
    expect(await call(ada, 'users.approveFollower', { user_id: ben.userId })).toEqual({
      user_id: ben.userId,
      is_follower: true,
    })
    expect((await call(ada, 'users.followRequests', {})).items).toEqual([])
    expect(await call(ben, 'users.get', { user_id: ada.userId })).toMatchObject({
      explicitly_followed_by_me: true,
      follow_requested_by_me: false,
      follower_count: 1,
    })
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('declines without a word, and a request may be taken back or ends with a block', async () => {
    const { ada, ben } = await aPrivatePerson()
    const ask = () => call(ben, 'users.follow', { user_id: ada.userId })
    const waiting = async () => (await call(ada, 'users.followRequests', {})).items.length
    await ask()
    await call(ada, 'users.declineFollower', { user_id: ben.userId })
    expect(await call(ben, 'users.get', { user_id: ada.userId })).toMatchObject({
      explicitly_followed_by_me: false,
      follow_requested_by_me: false,
    })
    await ask()
    await call(ben, 'users.unfollow', { user_id: ada.userId })
    expect(await waiting()).toBe(0)
    await ask()
    await call(ada, 'users.block', { user_id: ben.userId })
    await call(ada, 'users.unblock', { user_id: ben.userId })
    expect(await waiting()).toBe(0)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('lets in nobody who did not ask, and answers only its own requests', async () => {
    const { ada, ben } = await aPrivatePerson()
    const cleo = await aMember(deps)
    await call(ben, 'users.follow', { user_id: ada.userId })
    for (const [viewer, user_id] of [
      [ada, cleo.userId],
      [cleo, ben.userId],
      [ben, ben.userId],
    ] as const)
      for (const name of ['users.approveFollower', 'users.declineFollower'] as const)
        await expect(call(viewer, name, { user_id })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    await expect(call(visitor, 'users.followRequests', {})).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('that opens lists its pins again and lets everybody in who asked', async () => {
    const { ada, ben, pinId } = await aPrivatePerson()
    const cleo = await aMember(deps)
    for (const one of [ben, cleo]) await call(one, 'users.follow', { user_id: ada.userId })
    await setPrivate(ada.userId, false)
    expect(await call(ben, 'users.get', { user_id: ada.userId })).toMatchObject({
      explicitly_followed_by_me: true,
      follower_count: 2,
    })
    expect(await call(visitor, 'pins.get', { id: pinId })).toMatchObject({ id: pinId })
    const newsOf = async (who: Member) =>
      (await call(who, 'notifications.list', {})).items.map(({ kind }) => kind)
    expect([await newsOf(ada), await newsOf(ben), await newsOf(cleo)]).toEqual([
      [],
      ['request_approved'],
      ['request_approved'],
    ])
    expect(await wrongCounters(deps, [ada.userId, ben.userId, cleo.userId])).toEqual([])
  })

  it('lets everybody in at once, and emails each of those who want it', async () => {
    const { ada, ben } = await aPrivatePerson()
    const [cleo, dan] = [await aMemberOfStanding(deps), await aMemberOfStanding(deps)]
    await deps.transact((tx) => chooseEmails(tx, dan.userId, { follows: false }))
    const askers = [ben, cleo, dan].map(({ userId }) => userId)
    for (const one of [ben, cleo, dan]) await call(one, 'users.follow', { user_id: ada.userId })
    deps.sentMail.length = 0
    const answered: DomainEvents['followRequestsAnswered'][] = []
    const followRequestsAnswered: Listeners['followRequestsAnswered'] = [
      async (_tx, _deps, event) => void answered.push(event),
      ...deps.listeners.followRequestsAnswered,
    ]
    const heard = { ...deps, listeners: { ...deps.listeners, followRequestsAnswered } }
    await deps.transact((tx) => changePrivacy(tx, ada.userId, false, heard))
    expect(answered).toHaveLength(1)
    expect(answered[0]?.approvedIds.toSorted()).toEqual(askers.toSorted())
    expect(deps.sentMail.map(({ to }) => to)).toEqual([`${cleo.username}@tessera.test`])
    expect((await call(ada, 'notifications.list', {})).items).toEqual([])
  })

  it('I-6.03 stays private while its member is under 16', async () => {
    const { ada } = await aPrivatePerson()
    const birthday = `${deps.now().getUTCFullYear() - 15}-12-31`
    await deps.read.updateTable('users').set({ birthday }).where('id', '=', ada.userId).execute()
    await expect(setPrivate(ada.userId, false)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
