import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { give } from './testing/a-business.ts'
import { aClientAndAnAgency, share } from './testing/two-businesses.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

describe('the holders of an asset', () => {
  it('lists people and partners whose access ended apart, until it is renewed or removed', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const again = () => give(deps, client.id, client.employee, client.accountId, ['ANALYST'])
    await again()
    const holders = () => client.call<AdAccountView>('adAccounts.get', { id: client.accountId })
    const [person, partner] = [{ id: client.employee.userId }, { id: agency.id }]
    const nobody = { employees: [], partners: [] }
    expect(await holders()).toMatchObject({
      employees: [person],
      partners: [partner],
      expired_access: nobody,
    })
    for (const table of ['assetPermissions', 'partnerPermissions'] as const)
      await deps.read
        .updateTable(table)
        .set({ endsAt: sql<Date>`now() - interval '1 second'` })
        .where('businessId', '=', client.id)
        .execute()
    const over = { permissions: ['ANALYST'] }
    expect(await holders()).toMatchObject({
      ...nobody,
      expired_access: { employees: [{ ...person, ...over }], partners: [partner] },
    })
    await again()
    expect(await holders()).toMatchObject({
      employees: [{ ...person, ends_at: null }],
      expired_access: { employees: [], partners: [partner] },
    })
  })
})
