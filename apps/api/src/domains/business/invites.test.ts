import { beforeAll, describe, expect, it } from 'vitest'
import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'
import type { InviteView } from '@tessera/api-types/business/views'
import { DomainError } from '../../kernel/domain-error.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './testing/a-business.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

async function aDesk() {
  const business = await aBusiness(deps)
  const call = callAs(deps, business.owner)
  const guest = await aMember(deps, { fullName: 'Gwen Guest' })
  const guestEmail = `${guest.username}@tessera.test`
  const invite = async (invitees: string[], more: object = {}) =>
    (await call(operation('invites.create'), { business_id: business.id, invitees, ...more })) as {
      id: string | null
      outcomes: InviteOutcome[]
    }
  const list = async (filter: object = {}) =>
    ((await call(operation('invites.list'), { business_id: business.id, filter })) as { items: InviteView[] })
      .items
  const on = (name: 'invites.refresh' | 'invites.delete', id: string | null) =>
    call(operation(name), { business_id: business.id, id }) as Promise<InviteView>
  return { ...business, guest, guestEmail, invite, list, on }
}

const lastToken = () => /invite\/([\w-]+)\//.exec(deps.sentMail.at(-1)?.text ?? '')?.[1] ?? ''

const answer = (who: Parameters<typeof callAs>[1], verb: 'get' | 'accept' | 'decline', token: string) =>
  callAs(deps, who)(operation(`receivedInvites.${verb}`), { token })

describe('an invite', () => {
  it('B-2.26 reaches its mailbox with a link, and the token is nowhere else', async () => {
    const { guestEmail, invite, list } = await aDesk()
    const { outcomes } = await invite([guestEmail])
    expect(deps.sentMail.at(-1)).toMatchObject({ to: guestEmail, subject: 'Join Kiln & Co on Tessera' })
    expect(lastToken()).toHaveLength(43)
    expect(JSON.stringify([outcomes, await list()])).not.toContain(lastToken())
  })

  it('B-2.14 of many people gives each an outcome of their own', async () => {
    const { id, guest, guestEmail, invite } = await aDesk()
    const colleague = await aColleague(deps, id)
    const { outcomes } = await invite([
      guestEmail,
      guestEmail.toUpperCase(),
      colleague.username,
      'no_such_person',
      'not an address',
      `@${(await aMember(deps)).username}`,
    ])
    expect(outcomes.map(({ error }) => error?.code ?? 'INVITED')).toEqual([
      'INVITED',
      'ALREADY_INVITED',
      'ALREADY_MEMBER',
      'USER_NOT_FOUND',
      'INVALID_INVITEE',
      'INVITED',
    ])
    expect(outcomes[0]?.invite?.invited).toMatchObject({ email: guestEmail, user_id: null, full_name: null })
    expect(guest.userId).not.toBe('')
  })

  it('B-2.14 of more people than the day allows goes to as many as it does', async () => {
    const { id, owner } = await aDesk()
    let left = 2
    const limits = {
      async consume() {
        if (left === 0) throw new DomainError('RATE_LIMITED')
        left -= 1
      },
      refund: async () => void (left += 1),
    }
    const names = ['a', 'b', 'c'].map((name) => `${name}${deps.newId()}@tessera.test`)
    const invite = async (invitees: string[]) => {
      const call = callAs({ ...deps, limits }, owner)
      const made = await call(operation('invites.create'), { business_id: id, invitees })
      const { outcomes } = made as { outcomes: InviteOutcome[] }
      return outcomes.map(({ error }) => error?.code ?? 'INVITED')
    }
    expect(await invite(['not an address', 'nor this one'])).toEqual(['INVALID_INVITEE', 'INVALID_INVITEE'])
    expect(await invite(['not an address', ...names])).toEqual([
      'INVALID_INVITEE',
      'INVITED',
      'INVITED',
      'RATE_LIMITED',
    ])
    await expect(invite(names)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('B-2.22 B-3.11 B-4.19 when refreshed is sent now, with a new link; the old one has expired', async () => {
    const { guest, guestEmail, invite, on } = await aDesk()
    const { id } = await invite([guestEmail])
    const old = lastToken()
    const later = new Date(Date.now() + 1000)
    deps.setNow(later)
    const fresh = await on('invites.refresh', id)
    expect(fresh.invite_data.sent_at).toBe(later.toISOString())
    await expect(answer(guest, 'get', old)).rejects.toMatchObject({
      code: 'INVITE_EXPIRED',
      message: 'This invite has expired. Ask the sender for a new one.',
    })
    expect(await answer(guest, 'get', lastToken())).toMatchObject({ business: { name: 'Kiln & Co' } })
  })

  it('B-2.21 B-3.28 B-9.03 B-2.24 expires 30 days after it was sent, stays in the list and can be refreshed', async () => {
    const { guest, guestEmail, invite, list, on } = await aDesk()
    const sentAt = new Date()
    deps.setNow(sentAt)
    const { id } = await invite([guestEmail])
    deps.setNow(new Date(sentAt.getTime() + 30 * DAY_MS - 1))
    expect((await list()).map(({ status }) => status)).toEqual(['PENDING'])
    deps.setNow(new Date(sentAt.getTime() + 30 * DAY_MS))
    expect((await list()).map(({ status }) => status)).toEqual(['EXPIRED'])
    expect(await list({ inviteStatus: ['PENDING'] })).toEqual([])
    await expect(answer(guest, 'accept', lastToken())).rejects.toMatchObject({ code: 'INVITE_EXPIRED' })
    expect(await on('invites.refresh', id)).toMatchObject({ status: 'PENDING' })
    deps.setNow(sentAt)
  })

  it('B-2.24 when accepted makes a member with the promised role and assets', async () => {
    const { id, guest, guestEmail, invite, list } = await aDesk()
    const account = await anAdAccount(deps, id)
    await invite([guestEmail], {
      business_roles: ['EMPLOYEE'],
      assets: [{ id: account, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    })
    expect(await answer(guest, 'accept', lastToken())).toEqual({ business_id: id })
    expect(
      await callAs(deps, guest)(operation('adAccounts.get'), { business_id: id, id: account }),
    ).toMatchObject({
      permissions: ['ANALYST'],
    })
    expect(await list()).toEqual([])
    expect(await list({ inviteStatus: ['ACCEPTED'] })).toHaveLength(1)
    await expect(answer(guest, 'accept', lastToken())).rejects.toMatchObject({
      code: 'INVITE_EXPIRED',
      message: 'You already joined Kiln & Co.',
    })
  })

  it('B-2.23 B-2.24 when declined or deleted leaves the list, and its link is of no use', async () => {
    const { guest, guestEmail, invite, list, on } = await aDesk()
    await invite([guestEmail])
    await answer(guest, 'decline', lastToken())
    await expect(answer(guest, 'get', lastToken())).rejects.toMatchObject({
      code: 'INVITE_EXPIRED',
      message: 'You declined this invite.',
    })
    expect(await list()).toEqual([])
    const { id } = await invite([guestEmail])
    expect(await on('invites.delete', id)).toMatchObject({ status: 'CANCELLED' })
    expect(await list()).toEqual([])
    await expect(answer(guest, 'accept', lastToken())).rejects.toMatchObject({ code: 'INVITE_EXPIRED' })
    await expect(on('invites.delete', id)).rejects.toMatchObject({ code: 'INVITE_NOT_FOUND' })
  })

  it('B-2.26 can be answered by nobody but the invited', async () => {
    const { guestEmail, invite } = await aDesk()
    await invite([guestEmail])
    const thief = await aMember(deps)
    for (const verb of ['get', 'accept', 'decline'] as const) {
      await expect(answer(thief, verb, lastToken())).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    }
    await expect(answer(thief, 'get', 'made-up')).rejects.toMatchObject({ code: 'INVITE_NOT_FOUND' })
  })

  it('accepted twice at once makes one member', async () => {
    const { guest, guestEmail, invite } = await aDesk()
    await invite([guestEmail])
    const token = lastToken()
    const results = await Promise.allSettled([answer(guest, 'accept', token), answer(guest, 'accept', token)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
