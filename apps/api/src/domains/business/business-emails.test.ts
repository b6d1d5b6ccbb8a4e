import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { emailOfBusinesses } from '../notifications/business-email-service.ts'
import { notificationsOperations } from '../notifications/operations.ts'
import { preferencesOperations } from '../preferences/operations.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const prove = ({ userId }: Member) =>
  deps.read.updateTable('users').set({ emailVerifiedAt: deps.now() }).where('id', '=', userId).execute()

/** The emails to a member, once those that are due were sent. */
async function emailsTo({ username }: Member) {
  await emailOfBusinesses(deps)
  return deps.sentMail.filter(({ to }) => to === `${username}@tessera.test`)
}
const subjectsTo = async (who: Member) => (await emailsTo(who)).map(({ subject }) => subject)
const readAll = (who: Member) => callerOf(notificationsOperations, deps)(who, 'notifications.markRead', {})

async function aTeam() {
  const { id, owner } = await aBusiness(deps)
  const admin = await aColleague(deps, id, 'ADMIN', 'Ann Admin')
  const ed = await aColleague(deps, id, 'EMPLOYEE', 'Ed Employee')
  await Promise.all([admin, ed].map(prove))
  const change = (changes: object) =>
    callAs(deps, owner)(operation('employees.update'), { business_id: id, id: ed.userId, ...changes })
  const remove = () => callAs(deps, owner)(operation('employees.delete'), { business_id: id, id: ed.userId })
  return { id, owner, admin, ed, change, remove }
}

describe('an email about a business', () => {
  it('B-4.08 goes to the person whose role changed, with the way there, and to nobody else', async () => {
    const { id, owner, admin, ed, change } = await aTeam()
    await change({ business_roles: ['ADMIN'] })
    const [email, ...others] = await emailsTo(ed)
    expect(others).toEqual([])
    expect(email?.subject).toBe('You’re now an admin of Kiln & Co')
    expect(email?.text).toContain(`/business/${id}/hub/people/${ed.userId}`)
    expect([await subjectsTo(owner), await subjectsTo(admin)]).toEqual([[], []])
    expect(await subjectsTo(ed)).toHaveLength(1)
  })

  it('comes once an hour until it is read', async () => {
    const { id, ed, change, remove } = await aTeam()
    const account = await anAdAccount(deps, id)
    const give = (permission: string) =>
      change({ assets: [{ id: account, type: 'AD_ACCOUNT', permissions: [permission] }] })
    await give('ANALYST')
    await give('CAMPAIGN_MANAGER')
    expect(await subjectsTo(ed)).toEqual(['Your access in Kiln & Co changed'])
    await readAll(ed)
    await remove()
    expect((await subjectsTo(ed)).at(-1)).toBe('You no longer have access to Kiln & Co')
    expect((await emailsTo(ed)).at(-1)?.text).toContain('/news_hub/')
  })

  it('says of somebody’s standing what is true at last, also within the hour', async () => {
    const { ed, change, remove } = await aTeam()
    await change({ business_roles: ['ADMIN'] })
    await remove()
    expect(await subjectsTo(ed)).toEqual(['You no longer have access to Kiln & Co'])
    const other = await aTeam()
    await other.change({ business_roles: ['ADMIN'] })
    expect(await subjectsTo(other.ed)).toEqual(['You’re now an admin of Kiln & Co'])
    await other.remove()
    expect((await subjectsTo(other.ed)).at(-1)).toBe('You no longer have access to Kiln & Co')
  })

  it('stays away from who wants none, has read it, or has not proved their address', async () => {
    const { ed, change } = await aTeam()
    await callerOf(preferencesOperations, deps)(ed, 'settings.updateNews', { business: false })
    await change({ business_roles: ['ADMIN'] })
    expect(await subjectsTo(ed)).toEqual([])
    const reader = await aTeam()
    await reader.change({ business_roles: ['ADMIN'] })
    await readAll(reader.ed)
    expect(await subjectsTo(reader.ed)).toEqual([])
    const unproved = await aTeam()
    await deps.read
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('id', '=', unproved.ed.userId)
      .execute()
    await unproved.change({ business_roles: ['ADMIN'] })
    expect(await subjectsTo(unproved.ed)).toEqual([])
  })
})
