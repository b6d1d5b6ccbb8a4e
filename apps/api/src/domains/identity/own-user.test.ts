import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aSignedUpPerson, operation } from './testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

describe('the record of a member', () => {
  it('I-6.02 has the flags of an account, and tells the age they follow from', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const me = async () => (await callAs(deps, viewer)(operation('users.me'))) as OwnUser
    const flags = ({ is_employee, is_partner, is_private_profile, is_write_banned }: OwnUser) => [
      is_employee,
      is_partner,
      is_private_profile,
      is_write_banned,
    ]
    expect(flags(await me())).toEqual([false, false, false, false])
    const birthYear = deps.now().getUTCFullYear() - 16
    await deps.read
      .updateTable('users')
      .set({
        isEmployee: true,
        isPartner: true,
        isPrivateProfile: true,
        isWriteBanned: true,
        birthday: `${birthYear}-01-01`,
      })
      .where('id', '=', viewer.userId)
      .execute()
    const changed = await me()
    expect(flags(changed)).toEqual([true, true, true, true])
    expect(changed).toMatchObject({ email, is_under_16: false, is_under_18: true, age_in_years: 16 })
  })
  it('C-1.15 tells a limited login whose account it is', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const limited = { ...viewer, state: 'LIMITED_LOGIN' } as const
    expect(await callAs(deps, limited)(operation('users.me'))).toMatchObject({
      id: viewer.userId,
      username: viewer.username,
      full_name: expect.any(String),
      email,
      isLimitedLogin: true,
      isAuth: false,
      login_state: 2,
    })
  })
})
