import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'

const deps = await testDeps()
const registerPartner = operations.find(({ contract }) => contract.route.name === 'auth.registerPartner')

describe('signing up as a business partner', () => {
  it('B-1.10 makes the new account the owner of a business of that name, with itself as profile', async () => {
    const name = `Kiln ${deps.newId()}`
    const email = `kiln${deps.newId()}@tessera.test`
    await callAs(deps, visitor)(registerPartner!, {
      email,
      password: 'a long enough secret',
      business_name: name,
    })
    const owned = await deps.read
      .selectFrom('businesses')
      .innerJoin('businessMembers', 'businessMembers.businessId', 'businesses.id')
      .innerJoin('businessProfiles', 'businessProfiles.userId', 'businessMembers.userId')
      .innerJoin('users', 'users.id', 'businessMembers.userId')
      .where('users.email', '=', email)
      .select(['businesses.name', 'businessMembers.role', 'users.isPartner'])
      .execute()
    expect(owned).toEqual([{ name, role: 'OWNER', isPartner: true }])
  })
})
