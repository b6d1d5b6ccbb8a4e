import { beforeAll, describe, expect, it } from 'vitest'
import type { AdAccountSettingsView, AdAccountView, BusinessView } from '@tessera/api-types/business/views'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, give, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const fields = { name: 'Kiln & Co', vertical: 'RETAIL', country: 'DE' }

describe('a business', () => {
  it('B-1.10 makes its creator the owner and their account its profile', async () => {
    const ada = await aMember(deps)
    const call = callAs(deps, ada)
    const made = (await call(operation('business.create'), fields)) as BusinessView
    expect(made).toMatchObject({ business_roles: ['OWNER'], owner_user_id: ada.userId, currency: 'EUR' })
    const profiles = await call(operation('profiles.list'), { business_id: made.id })
    expect(profiles).toMatchObject({ items: [{ id: ada.userId, permissions: ['OWNER'] }], total: 1 })
    const account = await deps.read
      .selectFrom('users')
      .select(['isPartner', 'businessName'])
      .where('id', '=', ada.userId)
      .executeTakeFirst()
    expect(account).toEqual({ isPartner: true, businessName: 'Kiln & Co' })
  })

  it('B-1.09 may be one of many of a person; each further one gets a profile of its own', async () => {
    const ada = await aMember(deps)
    const call = callAs(deps, ada)
    await call(operation('business.create'), fields)
    const second = (await call(operation('business.create'), { ...fields, name: 'Second' })) as BusinessView
    const profiles = (await call(operation('profiles.list'), { business_id: second.id })) as {
      items: { id: string; full_name: string }[]
    }
    expect(profiles.items[0]).toMatchObject({ full_name: 'Second' })
    expect(profiles.items[0]?.id).not.toBe(ada.userId)
    const mine = (await call(operation('business.list'))) as BusinessView[]
    expect(mine.map(({ name }) => name)).toEqual(['Kiln & Co', 'Second'])
    await expect(call(operation('business.create'), { ...fields, profile: 'own' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('B-3.24 keeps a history nobody can change', async () => {
    const { id, owner } = await aBusiness(deps)
    const change = { business_id: id, name: 'Renamed' }
    await callAs(deps, owner)(operation('business.update'), change)
    const { items } = (await callAs(deps, owner)(operation('history.list'), { business_id: id })) as {
      items: { action: string; changes: unknown[] }[]
    }
    expect(items.map(({ action }) => action)).toEqual(['UPDATE', 'CREATE'])
    expect(items[0]?.changes).toEqual([{ field: 'name', old: 'Kiln & Co', new: 'Renamed' }])
    await expect(
      deps.read.deleteFrom('businessHistory').where('businessId', '=', id).execute(),
    ).rejects.toThrow('append only')
  })
})

describe('an ad account', () => {
  it('B-2.29 is created, renamed, archived and taken back', async () => {
    const { id, owner } = await aBusiness(deps)
    const call = callAs(deps, owner)
    const made = (await call(operation('adAccounts.create'), {
      business_id: id,
      name: 'Summer',
      country: 'DE',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
    })) as AdAccountView
    expect(made).toMatchObject({ status: 'ACTIVE', permissions: ['OWNER'], roles: ['OWNER'] })
    const at = { business_id: id, id: made.id }
    await call(operation('adAccounts.update'), { ...at, name: 'Autumn', status: 'ARCHIVED' })
    expect(await call(operation('adAccounts.get'), at)).toMatchObject({ name: 'Autumn', status: 'ARCHIVED' })
    expect(await call(operation('adAccounts.update'), { ...at, status: 'ACTIVE' })).toMatchObject({
      status: 'ACTIVE',
    })
  })

  it('B-3.16 B-3.17 has settings that its administrator changes', async () => {
    const { id } = await aBusiness(deps)
    const account = await anAdAccount(deps, id)
    const ed = await aColleague(deps, id)
    await give(deps, id, ed, account, ['ADMIN'])
    const settings = {
      spend_cap_micros: 5_000_000,
      notification_emails: ['a@tessera.test'],
      business_address: { line1: 'Weg 1', city: 'Bonn', country: 'DE' },
    }
    const call = callAs(deps, ed)
    const saved = (await call(operation('adAccountSettings.update'), {
      business_id: id,
      id: account,
      settings,
    })) as AdAccountSettingsView
    expect(saved).toMatchObject({ adAccountId: account, settings: { ...settings, name: 'Summer' } })
    const told = await deps.read
      .selectFrom('businessHistory')
      .select('changes')
      .where('entityId', '=', account)
      .executeTakeFirstOrThrow()
    expect((told.changes as { field: string }[]).map(({ field }) => field)).toEqual(Object.keys(settings))
  })

  it('B-2.27 B-6.12 shows in lists only to those who may read it, and the total says so', async () => {
    const { id } = await aBusiness(deps)
    const shown = await anAdAccount(deps, id, 'Shown')
    await anAdAccount(deps, id, 'Hidden')
    const ed = await aColleague(deps, id)
    await give(deps, id, ed, shown, ['ANALYST'])
    const list = (await callAs(deps, ed)(operation('adAccounts.list'), { business_id: id })) as {
      items: AdAccountView[]
      total: number
    }
    expect(list).toMatchObject({ total: 1, items: [{ name: 'Shown', abilities: { can_edit: false } }] })
  })
})
