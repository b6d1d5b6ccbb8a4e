import { beforeAll, describe, expect, it } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { insertHistory } from './history-store.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const fields = { name: 'Kiln & Co', vertical: 'PETS', country: 'DE' }

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

  it('B-1.09 made several times at once, each has a profile, and one of them the account of its owner', async () => {
    const ada = await aMember(deps)
    const call = callAs(deps, ada)
    const made = (await Promise.all(
      ['One', 'Two', 'Three'].map((name) => call(operation('business.create'), { ...fields, name })),
    )) as BusinessView[]
    const profiles = await Promise.all(
      made.map(async ({ id }) => {
        const list = (await call(operation('profiles.list'), { business_id: id })) as {
          items: { id: string }[]
        }
        return list.items.map((profile) => profile.id)
      }),
    )
    expect(new Set(profiles.flat()).size).toBe(3)
    expect(profiles.flat()).toContain(ada.userId)
  })

  it('B-2.57 lists the history of days as they are in the zone of the reader', async () => {
    const { id, owner } = await aBusiness(deps)
    const occurredAt = new Date('2026-01-06T01:00:00Z')
    await insertHistory(deps.read, {
      id: deps.newId(),
      businessId: id,
      actorId: owner.userId,
      occurredAt,
      action: 'CREATE',
      entityType: 'TAG',
      entityId: '3',
      entityName: 'Shop',
      changes: [],
    })
    const on = async (day: string, zone: object) => {
      const filter = { date_from: day, date_to: day, ...zone }
      const listed = await callAs(deps, owner)(operation('history.list'), { business_id: id, filter })
      return (listed as { total: number }).total
    }
    const newYork = { time_zone: 'America/New_York' }
    expect(await on('2026-01-05', newYork)).toBe(1)
    expect(await on('2026-01-06', newYork)).toBe(0)
    expect(await on('2026-01-06', {})).toBe(1)
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
    const again = { business_id: id, name: 'Once more', version: 1 }
    await expect(callAs(deps, owner)(operation('business.update'), again)).rejects.toMatchObject({
      code: 'STALE_RECORD',
    })
    await expect(
      deps.read.deleteFrom('businessHistory').where('businessId', '=', id).execute(),
    ).rejects.toThrow('append only')
  })
})

describe('a profile', () => {
  it('B-3.21 is read on its own, by those who may see it', async () => {
    const { id, owner, profileId } = await aBusiness(deps)
    const ed = await aColleague(deps, id)
    const at = { business_id: id, id: profileId }
    expect(await callAs(deps, owner)(operation('profiles.get'), at)).toMatchObject({
      id: profileId,
      full_name: 'Olga Owner',
      owner_business: { id, name: 'Kiln & Co' },
      employees: [],
      partners: [],
      roles: ['OWNER'],
      permissions: ['OWNER'],
    })
    for (const [who, profile] of [
      [ed, profileId],
      [owner, ed.userId],
    ] as const)
      await expect(
        callAs(deps, who)(operation('profiles.get'), { ...at, id: profile }),
      ).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
  })
})

describe('closing a business', () => {
  it('B-7.30 ends every role and invite at once and gives the person their account back', async () => {
    const { id, owner } = await aBusiness(deps)
    const admin = await aColleague(deps, id, 'ADMIN')
    const account = await anAdAccount(deps, id)
    const call = callAs(deps, owner)
    const second = (await call(operation('business.create'), { ...fields, name: 'Second' })) as BusinessView
    await call(operation('invites.create'), { business_id: id, invitees: ['late@tessera.test'] })
    const at = { business_id: id }
    await expect(callAs(deps, admin)(operation('business.close'), at)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await call(operation('business.close'), at)
    for (const person of [owner, admin])
      await expect(callAs(deps, person)(operation('business.get'), at)).rejects.toMatchObject({
        code: 'BUSINESS_NOT_FOUND',
      })
    await call(operation('business.close'), { business_id: second.id })
    expect(await call(operation('business.list'))).toEqual([])
    expect(await leftOf(id)).toEqual({ invites: ['CANCELLED'], accounts: [[account, 'ARCHIVED']] })
    expect(await faceOf(owner.userId)).toEqual({ isPartner: false, isHidden: false })
    const told = await deps.read
      .selectFrom('businessHistory')
      .select('entityName')
      .where('action', '=', 'DELETE')
      .where('businessId', 'in', [id, second.id])
      .execute()
    expect(told.map(({ entityName }) => entityName).sort()).toEqual(['Kiln & Co', 'Second'])
  })

  it('B-7.30 waits for what is not billed or not paid', async () => {
    const { id: businessId, owner } = await aBusiness(deps)
    const adAccountId = await anAdAccount(deps, businessId)
    const id = deps.newId()
    const period = { periodStart: '2027-01-01', periodEnd: '2027-01-31', currency: 'EUR' }
    const invoice = { id, adAccountId, businessId, ...period, subtotalMicros: 5 }
    await deps.read
      .insertInto('invoices')
      .values({ ...invoice, status: 'PROGRESS' })
      .execute()
    const close = () => callAs(deps, owner)(operation('business.close'), { business_id: businessId })
    const refusal = (key: string) => ({ code: 'CONFLICT', detail: { reason: { key } } })
    await expect(close()).rejects.toMatchObject(refusal('refusal.businessUnbilled'))
    const become = (values: object) =>
      deps.read.updateTable('invoices').set(values).where('id', '=', id).execute()
    const issued = { issuedAt: deps.now(), dueAt: deps.now(), invoiceNumber: `C-${id}` }
    await become({ ...issued, status: 'OVERDUE' })
    await expect(close()).rejects.toMatchObject(refusal('refusal.businessOwes'))
    await become({ status: 'PAID', paidAt: deps.now() })
    await close()
  })

  it('B-7.30 hides the profile that was made for it', async () => {
    const { owner } = await aBusiness(deps)
    const call = callAs(deps, owner)
    const second = (await call(operation('business.create'), { ...fields, name: 'Second' })) as BusinessView
    const { items } = (await call(operation('profiles.list'), { business_id: second.id })) as {
      items: { id: string }[]
    }
    await call(operation('business.close'), { business_id: second.id })
    expect(await faceOf(items[0]?.id ?? '')).toEqual({ isPartner: false, isHidden: true })
  })
})

async function leftOf(businessId: string) {
  const invites = await deps.read
    .selectFrom('businessInvites')
    .select('status')
    .where('businessId', '=', businessId)
    .execute()
  const accounts = await deps.read
    .selectFrom('adAccounts')
    .select(['id', 'status'])
    .where('businessId', '=', businessId)
    .execute()
  return {
    invites: invites.map(({ status }) => status),
    accounts: accounts.map(({ id, status }) => [id, status]),
  }
}

async function faceOf(userId: string) {
  const { isPartner, deactivatedAt } = await deps.read
    .selectFrom('users')
    .select(['isPartner', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { isPartner, isHidden: deactivatedAt !== null }
}
