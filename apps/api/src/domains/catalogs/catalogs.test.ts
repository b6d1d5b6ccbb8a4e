import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aShop, csv, line } from '../../testing/test-shops.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

describe('catalogs', () => {
  it('B-3.20 a catalog has exactly the documented fields', async () => {
    const { catalog, business_id, get } = await aShop(deps)
    expect(await get()).toEqual({
      id: catalog.id,
      name: 'Bowls',
      country: 'DE',
      language: 'de',
      currency: 'EUR',
      status: 'ACTIVE',
      product_count: 0,
      owner_business: { id: business_id, name: 'Kiln & Co' },
      employees: [],
      partners: [],
      roles: ['OWNER'],
      permissions: ['OWNER'],
      last_ingested_at: null,
      abilities: { can_edit: true, can_share: true },
    })
  })

  it('B-7.23 B-2.36 people and partners are given a catalog, changed and removed; each sees what they were given', async () => {
    const { business_id, owner, inCatalog, catalog, get } = await aShop(deps)
    const ed = await aColleague(deps, business_id)
    await expect(get(ed)).rejects.toMatchObject({ code: 'CATALOG_NOT_FOUND' })
    const given = { id: ed.userId, permissions: ['ANALYST' as const] }
    await call(owner, 'catalogEmployees.create', { ...inCatalog, items: [given] })
    expect(await get(ed)).toMatchObject({ permissions: ['ANALYST'], abilities: { can_edit: false } })
    const rename = (who: Member, business = business_id) =>
      call(who, 'catalogs.update', { business_id: business, id: catalog.id, name: 'Plates' })
    await expect(rename(ed)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await call(owner, 'catalogEmployees.update', {
      ...inCatalog,
      ...given,
      permissions: ['CATALOGS_MANAGER'],
    })
    expect(await rename(ed)).toMatchObject({ name: 'Plates' })
    await call(owner, 'catalogEmployees.delete', { ...inCatalog, id: ed.userId })
    await expect(get(ed)).rejects.toMatchObject({ code: 'CATALOG_NOT_FOUND' })

    const agency = await aBusiness(deps, 'Agency')
    const both = [
      { businessId: business_id, partnerId: agency.id, createdAt: deps.now() },
      { businessId: agency.id, partnerId: business_id, createdAt: deps.now() },
    ]
    await deps.read.insertInto('partnerships').values(both).execute()
    const partner = { id: agency.id, permissions: ['ANALYST' as const] }
    await call(owner, 'catalogPartners.create', { ...inCatalog, items: [partner] })
    const seen = await call(agency.owner, 'catalogs.list', { business_id: agency.id })
    expect(seen.items).toMatchObject([
      { name: 'Plates', owner_business: { id: business_id }, permissions: ['ANALYST'], partners: [] },
    ])
    const own = { business_id: agency.id, filter: { owner_business_id: agency.id } }
    expect((await call(agency.owner, 'catalogs.list', own)).items).toEqual([])
    await expect(rename(agency.owner, agency.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await get()).partners).toEqual([partner])
    await call(owner, 'catalogPartners.delete', { ...inCatalog, id: agency.id })
    expect((await call(agency.owner, 'catalogs.list', { business_id: agency.id })).total).toBe(0)
  })

  it('B-6.09 the role of an ad account for catalogs takes in those of its business', async () => {
    const { business_id, get } = await aShop(deps)
    const ed = await aColleague(deps, business_id)
    await give(deps, business_id, ed, await anAdAccount(deps, business_id), ['CATALOGS_MANAGER'])
    expect(await get(ed)).toMatchObject({ permissions: ['CATALOGS_MANAGER'] })
  })

  it('B-7.23 deleting a catalog takes feeds, products and groups with it', async () => {
    const { business_id, owner, catalog, send, get } = await aShop(deps)
    await send(csv(line('1')))
    await call(owner, 'productGroups.create', { business_id, catalog_id: catalog.id, name: 'All' })
    await call(owner, 'catalogs.delete', { business_id, id: catalog.id })
    await expect(get()).rejects.toMatchObject({ code: 'CATALOG_NOT_FOUND' })
    expect((await call(owner, 'productGroups.list', { business_id })).total).toBe(0)
  })
})
