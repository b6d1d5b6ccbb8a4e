import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HistoryView } from '@tessera/api-types/business/views'
import { operations } from '../../operations.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aClientAndAnAgency, share, type Side } from '../business/testing/two-businesses.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

const ENDS_AT = '2099-03-03T23:59:59.999Z'
const GONE = { code: 'CATALOG_NOT_FOUND' }

async function aCatalog(side: Side) {
  const place = { country: 'DE', language: 'de', currency: 'EUR' } as const
  const { id } = await call(side.owner, 'catalogs.create', { business_id: side.id, name: 'Bowls', ...place })
  const at = { business_id: side.id, catalog_id: id }
  const give = (ends_at?: string | null, holder = side.employee.userId) =>
    call(side.owner, 'catalogEmployees.create', {
      ...at,
      items: [{ id: holder, permissions: ['ANALYST'], ...(ends_at !== undefined && { ends_at }) }],
    })
  const people = async () => (await call(side.owner, 'catalogEmployees.list', at)).items
  const expire = () =>
    deps.read
      .updateTable('catalogGrants')
      .set({ endsAt: sql<Date>`now() - interval '1 second'` })
      .where('catalogId', '=', id)
      .execute()
  const explain = (subject_id: string, asset_type: 'CATALOG' = 'CATALOG') =>
    call(side.owner, 'assetAccess.explain', { business_id: side.id, subject_id, asset_id: id, asset_type })
  return { id, at, give, people, expire, explain }
}

async function changesOf({ id: business_id, owner }: Side, catalogId: string) {
  const filter = { entity_type: 'CATALOG' } as const
  const listed = await call(owner, 'history.list', { business_id, filter, sort: ['occurred_at', 'DESC'] })
  const { items } = listed as { items: HistoryView[] }
  return items
    .filter(({ entity_id, action }) => entity_id === catalogId && action === 'UPDATE')
    .map(({ changes }) => changes)
}

describe('access to a catalog until a day', () => {
  it('closes it to a person at once, who stays listed as expired until it is given again', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { id, give, people, expire } = await aCatalog(client)
    const reads = () => call(client.employee, 'catalogs.get', { business_id: client.id, id })
    expect(await give(ENDS_AT)).toMatchObject([{ ends_at: ENDS_AT, is_expired: false }])
    expect(await reads()).toMatchObject({ id, permissions: ['ANALYST'] })
    await expire()
    await expect(reads()).rejects.toMatchObject(GONE)
    expect((await call(client.employee, 'catalogs.list', { business_id: client.id })).items).toEqual([])
    expect(await people()).toMatchObject([{ permissions: ['ANALYST'], is_expired: true }])
    const { employees } = await call(client.owner, 'catalogs.get', { business_id: client.id, id })
    expect(employees).toEqual([])
    await give()
    expect(await people()).toMatchObject([{ ends_at: null, is_expired: false }])
    expect(await reads()).toMatchObject({ id })
  })

  it('closes it to a partner, its products and its feeds at once', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const { id, at, expire } = await aCatalog(client)
    const items = [{ id: agency.id, permissions: ['CATALOGS_MANAGER' as const], ends_at: ENDS_AT }]
    await call(client.owner, 'catalogPartners.create', { ...at, items })
    const theirs = { business_id: agency.id, catalog_id: id }
    const calls = [
      () => call(agency.owner, 'catalogs.get', { business_id: agency.id, id }),
      () => call(agency.owner, 'catalogProducts.list', theirs),
      () => call(agency.owner, 'catalogFeeds.list', theirs),
    ]
    for (const each of calls) await each()
    await expire()
    for (const each of calls) await expect(each()).rejects.toMatchObject(GONE)
    const { items: partners } = await call(client.owner, 'catalogPartners.list', at)
    expect(partners).toMatchObject([{ id: agency.id, is_expired: true }])
  })

  it('keeps its end when only permissions change, and cannot end before it begins', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { at, give, people } = await aCatalog(client)
    const { userId: id } = client.employee
    await expect(give('2020-01-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await people()).toEqual([])
    await give(ENDS_AT)
    const change = { ...at, id, permissions: ['CATALOGS_MANAGER' as const] }
    expect(await call(client.owner, 'catalogEmployees.update', change)).toMatchObject({ ends_at: ENDS_AT })
    expect(await call(client.owner, 'catalogEmployees.update', { ...change, ends_at: null })).toMatchObject({
      ends_at: null,
      permissions: ['CATALOGS_MANAGER'],
    })
  })

  it('stands in the history of the catalog by the name of the holder', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { id, give } = await aCatalog(client)
    await give(ENDS_AT)
    const [changes] = await changesOf(client, id)
    expect(changes).toEqual([
      { field: 'people: Ed Employee', old: [], new: ['ANALYST'] },
      { field: 'holder_ends_at: Ed Employee', old: null, new: ENDS_AT },
    ])
  })

  it('is one entry of the history where several are given it together', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { id, at, give, expire } = await aCatalog(client)
    await give(ENDS_AT, client.owner.userId)
    const both = [client.owner, client.employee].map(({ userId }) => userId)
    const items = both.map((holder) => ({ id: holder, permissions: ['ANALYST' as const] }))
    expect(await call(client.owner, 'catalogEmployees.create', { ...at, items })).toHaveLength(2)
    const [latest] = await changesOf(client, id)
    expect(latest).toEqual([{ field: 'people: Ed Employee', old: [], new: ['ANALYST'] }])
    await expire()
    await call(client.owner, 'catalogEmployees.create', { ...at, items })
    const [again] = await changesOf(client, id)
    expect(again?.map(({ field }) => field.split(':')[0])).toEqual(['holder_ends_at', 'holder_ends_at'])
  })

  it('is explained with its end, and after it as a way that has ended', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { give, expire, explain } = await aCatalog(client)
    await give(ENDS_AT)
    expect(await explain(client.employee.userId)).toMatchObject({
      can_read: true,
      permissions: ['ANALYST'],
      ends_at: ENDS_AT,
      granted_by: [{ type: 'DIRECT', ends_at: ENDS_AT, is_expired: false }],
    })
    await expire()
    expect(await explain(client.employee.userId)).toMatchObject({
      can_read: false,
      permissions: [],
      ends_at: null,
      granted_by: [{ type: 'DIRECT', permissions: ['ANALYST'], is_expired: true }],
    })
  })

  it('is previewed: a new end is an effect, and what has ended is not held', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const { id: catalog_id, give, expire } = await aCatalog(client)
    await give()
    const change = {
      type: 'CATALOG_PERSON' as const,
      catalog_id,
      id: client.employee.userId,
      permissions: ['ANALYST' as const],
      ends_at: ENDS_AT,
    }
    const preview = () => call(client.owner, 'assetAccess.preview', { business_id: client.id, change })
    expect(await preview()).toMatchObject({
      effects: [{ before: ['ANALYST'], after: ['ANALYST'], ends_at_before: null, ends_at: ENDS_AT }],
    })
    await expire()
    expect(await preview()).toMatchObject({ effects: [{ before: [], after: ['ANALYST'], ends_at: ENDS_AT }] })
  })
})
