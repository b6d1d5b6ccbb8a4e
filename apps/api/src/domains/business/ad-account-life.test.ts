import { beforeAll, describe, expect, it } from 'vitest'
import type { AdAccountSettingsView, AdAccountView } from '@tessera/api-types/business/views'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, anAdAccount, give, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
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

  it('B-2.29 is put on billing hold and taken off it by billing alone', async () => {
    const { id, owner } = await aBusiness(deps)
    const account = await anAdAccount(deps, id)
    const change = (status: string) =>
      callAs(deps, owner)(operation('adAccounts.update'), { business_id: id, id: account, status })
    await expect(change('BILLING_HOLD')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await deps.read
      .updateTable('adAccounts')
      .set({ status: 'BILLING_HOLD' })
      .where('id', '=', account)
      .execute()
    for (const status of ['ACTIVE', 'ARCHIVED'])
      await expect(change(status)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(
      callAs(deps, owner)(operation('adAccounts.update'), { business_id: id, id: account, name: 'Renamed' }),
    ).resolves.toMatchObject({ name: 'Renamed', status: 'BILLING_HOLD' })
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

  it.each([0, -5_000_000, 1000, 12_345_000, 1e15 + 10_000, '99999999999000000'])(
    'B-3.17 a spend limit of %s millionths is refused in words that say which there can be',
    async (spend_cap_micros) => {
      const { id, owner } = await aBusiness(deps)
      const at = { business_id: id, id: await anAdAccount(deps, id) }
      const save = (settings: object) =>
        callAs(deps, owner)(operation('adAccountSettings.update'), { ...at, settings })
      await expect(save({ spend_cap_micros })).rejects.toMatchObject({
        detail: { fields: { 'settings.spend_cap_micros': { key: 'field.spendLimit' } } },
      })
      expect(await save({ spend_cap_micros: 1e15 })).toMatchObject({ settings: { spend_cap_micros: 1e15 } })
    },
  )

  it('B-3.17 keeps the limit another set meanwhile: settings of an older state are refused', async () => {
    const { id, owner } = await aBusiness(deps)
    const at = { business_id: id, id: await anAdAccount(deps, id) }
    const call = callAs(deps, owner)
    const save = (settings: object, version?: number) =>
      call(operation('adAccountSettings.update'), { ...at, settings, version })
    const { version } = (await call(operation('adAccountSettings.get'), at)) as AdAccountSettingsView
    await call(operation('adAccounts.update'), { ...at, status: 'ARCHIVED' })
    await save({ spend_cap_micros: 5_000_000 }, version)
    await expect(save({ name: 'Renamed' }, version)).rejects.toMatchObject({ code: 'STALE_RECORD' })
    expect(await save({ name: 'Renamed' }, version + 1)).toMatchObject({
      settings: { name: 'Renamed', spend_cap_micros: 5_000_000 },
      version: version + 2,
    })
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
