import { beforeAll, describe, expect, it } from 'vitest'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import type { Member } from '@tessera/shared-auth'
import { aMember, aMemberOfStanding, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { notificationsOperations } from '../notifications/operations.ts'
import { remindOfExpiring } from './notice-service.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './testing/a-business.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const newsOf = async (who: Member): Promise<NotificationView[]> =>
  (await callerOf(notificationsOperations, deps)(who, 'notifications.list', {})).items
const kindsOf = async (who: Member) => (await newsOf(who)).map(({ kind }) => kind)
const unreadOf = async (who: Member) =>
  (await callerOf(notificationsOperations, deps)(who, 'notifications.unread', {})).unread_count

async function aTeam() {
  const business = await aBusiness(deps)
  const { id, owner } = business
  const admin = await aColleague(deps, id, 'ADMIN', 'Ann Admin')
  const other = await aColleague(deps, id, 'ADMIN', 'Otis Other')
  const ed = await aColleague(deps, id, 'EMPLOYEE', 'Ed Employee')
  const bystander = await aColleague(deps, id, 'EMPLOYEE', 'Bea Bystander')
  const change = (who: Member, whom: Member, changes: object) =>
    callAs(deps, who)(operation('employees.update'), { business_id: id, id: whom.userId, ...changes })
  const remove = (who: Member, whom: Member) =>
    callAs(deps, who)(operation('employees.delete'), { business_id: id, id: whom.userId })
  const invite = async (who: Member, invitee: string) => {
    const done = await callAs(deps, who)(operation('invites.create'), {
      business_id: id,
      invitees: [invitee],
      business_roles: ['ADMIN'],
    })
    return (done as { id: string }).id
  }
  const on = (verb: 'refresh' | 'delete', inviteId: string) =>
    callAs(deps, admin)(operation(`invites.${verb}`), { business_id: id, id: inviteId })
  return { id, owner, admin, other, ed, bystander, change, remove, invite, on }
}

const answer = async (who: Member, verb: 'accept' | 'decline') => {
  const link = (await newsOf(who)).find(({ kind }) => kind === 'business_invited')?.business?.path ?? ''
  const token = /^\/business\/invite\/([\w-]+)\/$/.exec(link)?.[1] ?? ''
  return callAs(deps, who)(operation(`receivedInvites.${verb}`), { token })
}

describe('of people in a business', () => {
  it('B-4.08 a new role is told once to the person, the owner and the admins, and not to who gave it', async () => {
    const { id, owner, admin, other, ed, bystander, change } = await aTeam()
    await change(admin, ed, { business_roles: ['ADMIN'] })
    expect(await newsOf(ed)).toMatchObject([
      {
        kind: 'business_role',
        actor: { id: admin.userId },
        business: { id, name: 'Kiln & Co', role: 'ADMIN', path: `/business/${id}/hub/people/${ed.userId}` },
      },
    ])
    const told = [
      {
        kind: 'business_member_role',
        business: { person_name: 'Ed Employee', role: 'ADMIN' },
        is_read: false,
      },
    ]
    expect(await newsOf(owner)).toMatchObject(told)
    expect(await newsOf(other)).toMatchObject(told)
    expect([await kindsOf(admin), await kindsOf(bystander)]).toEqual([[], []])
    expect([await unreadOf(owner), await unreadOf(admin)]).toEqual([1, 0])
  })

  it('B-4.08 access that is given, changed and taken away is told each time', async () => {
    const { id, owner, admin, ed, change } = await aTeam()
    const account = await anAdAccount(deps, id)
    for (const permissions of [['ANALYST'], ['CAMPAIGN_MANAGER'], []])
      await change(admin, ed, { assets: [{ id: account, type: 'AD_ACCOUNT', permissions }] })
    await change(admin, ed, { business_roles: ['EMPLOYEE'] })
    expect(await kindsOf(ed)).toEqual(Array(3).fill('business_access'))
    expect(await kindsOf(owner)).toEqual(Array(3).fill('business_member_access'))
    expect(await kindsOf(admin)).toEqual([])
  })

  it('B-2.15 who is removed hears of it, and is led nowhere any more', async () => {
    const { owner, admin, ed, change, remove } = await aTeam()
    await change(owner, ed, { business_roles: ['ADMIN'] })
    await remove(owner, ed)
    expect((await newsOf(ed)).map(({ kind, business }) => [kind, business?.path])).toEqual([
      ['business_removed', null],
      ['business_role', null],
    ])
    expect((await kindsOf(admin))[0]).toBe('business_member_removed')
    expect(await kindsOf(owner)).toEqual([])
  })

  it('B-4.08 what managers were told is theirs only while they manage the business', async () => {
    const { owner, admin, ed, change } = await aTeam()
    await change(owner, ed, { business_roles: ['ADMIN'] })
    expect(await kindsOf(admin)).toEqual(['business_member_role'])
    await change(owner, admin, { business_roles: ['EMPLOYEE'] })
    expect(await kindsOf(admin)).toEqual(['business_role'])
    expect(await unreadOf(admin)).toBe(1)
  })

  it('B-4.08 a blocked colleague’s doing is told without them', async () => {
    const { admin, ed, change } = await aTeam()
    await deps.read
      .insertInto('userBlocks')
      .values({ blockerId: ed.userId, blockedId: admin.userId, createdAt: deps.now() })
      .execute()
    await change(admin, ed, { business_roles: ['ADMIN'] })
    expect(await newsOf(ed)).toMatchObject([{ kind: 'business_role', actor: null }])
  })
})

describe('of invites', () => {
  it('B-2.26 the invited account hears of it with the link to answer by, the managers that it was sent', async () => {
    const { owner, admin, invite } = await aTeam()
    const guest = await aMember(deps, { fullName: 'Gwen Guest' })
    await invite(admin, guest.username)
    expect(await newsOf(guest)).toMatchObject([
      { kind: 'business_invited', business: { name: 'Kiln & Co', role: 'ADMIN' } },
    ])
    expect(await newsOf(owner)).toMatchObject([
      { kind: 'business_member_invited', business: { person_name: 'Gwen Guest' } },
    ])
    await answer(guest, 'accept')
    expect(await kindsOf(guest)).toEqual([])
    for (const manager of [owner, admin]) expect((await kindsOf(manager))[0]).toBe('business_member_joined')
  })

  it('B-2.26 an invited address is told only to the account that has proved it', async () => {
    const { admin, invite } = await aTeam()
    const [proved, squatter] = [await aMemberOfStanding(deps), await aMember(deps)]
    for (const { username } of [proved, squatter]) await invite(admin, `${username}@tessera.test`)
    expect([await kindsOf(proved), await kindsOf(squatter)]).toEqual([['business_invited'], []])
  })

  it('B-4.08 declining by address tells the managers, and not who it was', async () => {
    const { owner, admin, invite } = await aTeam()
    const guest = await aMemberOfStanding(deps)
    await invite(admin, `${guest.username}@tessera.test`)
    await answer(guest, 'decline')
    for (const manager of [owner, admin])
      expect((await newsOf(manager))[0]).toMatchObject({
        kind: 'business_member_declined',
        actor: null,
        business: { person_name: `${guest.username}@tessera.test` },
      })
  })

  it('B-2.26 a refreshed invite brings its new link, and one that is taken back is no news', async () => {
    const { admin, invite, on } = await aTeam()
    const guest = await aMember(deps)
    const inviteId = await invite(admin, guest.username)
    const [first] = await newsOf(guest)
    await on('refresh', inviteId)
    const fresh = await newsOf(guest)
    expect(fresh.map(({ kind }) => kind)).toEqual(['business_invited'])
    expect(fresh[0]?.business?.path).not.toBe(first?.business?.path)
    await on('delete', inviteId)
    expect([await kindsOf(guest), await unreadOf(guest)]).toEqual([[], 0])
  })

  it('B-4.08 three days before its end the invited and the managers are reminded once', async () => {
    const { owner, admin, invite, on } = await aTeam()
    const guest = await aMember(deps)
    const sentAt = new Date()
    deps.setNow(sentAt)
    const inviteId = await invite(admin, guest.username)
    const remind = async (days: number) => {
      deps.setNow(new Date(sentAt.getTime() + days * DAY_MS))
      await remindOfExpiring(deps)
      const own = await newsOf(guest)
      return own.filter(({ kind }) => kind === 'business_invite_expiring')
    }
    expect(await remind(26.9)).toEqual([])
    await remind(27)
    const [reminder, ...more] = await remind(28)
    expect(more).toEqual([])
    expect(reminder?.business?.path).toMatch(/^\/business\/invite\//)
    for (const manager of [owner, admin])
      expect((await kindsOf(manager)).filter((kind) => kind.endsWith('expiring'))).toEqual([
        'business_member_invite_expiring',
      ])
    await on('refresh', inviteId)
    expect(await kindsOf(guest)).toEqual(['business_invited'])
    deps.setNow(sentAt)
  })
})
