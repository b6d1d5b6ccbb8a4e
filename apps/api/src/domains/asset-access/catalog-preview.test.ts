import { beforeAll, describe, expect, it } from 'vitest'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AccessPreviewView } from '@tessera/api-types/asset-access/views'
import type { Operation } from '../../kernel/operation.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aClientAndAnAgency, share, type Side } from '../business/testing/two-businesses.ts'
import { catalogsOperations } from '../catalogs/operations.ts'
import { assetAccessOperations } from './operations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const named = (operations: readonly Operation[], name: string) =>
  operations.find(({ contract }) => contract.route.name === name) as Operation

const preview = async (side: Side, change: AccessChange, as = side.owner) =>
  (await callAs(deps, as)(named(assetAccessOperations, 'assetAccess.preview'), {
    business_id: side.id,
    change,
  })) as AccessPreviewView

const onCatalogs = (side: Side, name: string, input: object) =>
  callAs(deps, side.owner)(named(catalogsOperations, name), { business_id: side.id, ...input })

async function aCatalog(side: Side) {
  const id = deps.newId()
  const goods = { name: 'Goods', country: 'DE', language: 'de', currency: 'EUR', createdAt: deps.now() }
  await deps.read
    .insertInto('catalogs')
    .values({ ...goods, id, businessId: side.id })
    .execute()
  return id
}

describe('what a change of the holders of a catalog would do', () => {
  it('names what a person would do with it, and keeps nothing of that', async () => {
    const { client } = await aClientAndAnAgency(deps)
    const catalog_id = await aCatalog(client)
    const change = { type: 'CATALOG_PERSON', catalog_id, id: client.employee.userId } as const
    const give = () => preview(client, { ...change, permissions: ['ANALYST'] })
    const given = {
      effects: [
        {
          subject: { name: 'Ed Employee', type: 'PERSON' },
          asset: { id: catalog_id, name: 'Goods', type: 'CATALOG' },
          before: [],
          after: ['ANALYST'],
        },
      ],
      losing: { people: 0, partners: 0, assets: 0 },
    }
    expect(await give()).toMatchObject(given)
    expect(await give()).toMatchObject(given)
  })

  it('counts who loses it', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    await share(client, agency)
    const catalog_id = await aCatalog(client)
    const items = [{ id: agency.id, permissions: ['CATALOGS_MANAGER'] }]
    await onCatalogs(client, 'catalogPartners.create', { catalog_id, items })
    const change = { type: 'CATALOG_PARTNER', catalog_id, id: agency.id } as const
    expect(await preview(client, { ...change, permissions: [] })).toMatchObject({
      effects: [{ subject: { name: 'Agency' }, before: ['CATALOGS_MANAGER'], after: [] }],
      losing: { people: 0, partners: 1, assets: 1 },
    })
    expect(await preview(client, { ...change, permissions: ['ANALYST'] })).toMatchObject({
      effects: [{ before: ['CATALOGS_MANAGER'], after: ['ANALYST'] }],
    })
  })

  it('is refused to whom the change is refused, and to strangers', async () => {
    const { client, agency } = await aClientAndAnAgency(deps)
    const catalog_id = await aCatalog(client)
    const change: AccessChange = {
      type: 'CATALOG_PERSON',
      catalog_id,
      id: client.employee.userId,
      permissions: ['ANALYST'],
    }
    await expect(preview(client, change, client.employee)).rejects.toMatchObject({
      code: 'CATALOG_NOT_FOUND',
    })
    await expect(preview(agency, change)).rejects.toMatchObject({ code: 'CATALOG_NOT_FOUND' })
    await expect(preview(client, change, agency.owner)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
  })
})
