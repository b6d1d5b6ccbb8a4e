import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aFeed, feedFile } from '../../testing/test-catalogs.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { COUNT_GROUPS, countNewGroups, readRun } from './ingest-service.ts'
import { countGroups } from './product-group-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const HEAD = 'id,title,link,image_link,price,availability,brand'
const line = (id: string, price: string, brand = 'Kiln') =>
  `${id},Bowl ${id},https://shop.test/${id},https://shop.test/${id}.jpg,${price} EUR,in stock,${brand}`

async function aShop() {
  const { business_id, owner, catalog, inCatalog, feed } = await aFeed(deps)
  const send = async (...lines: string[]) => {
    const file = feedFile([HEAD, ...lines].join('\n'))
    const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file })
    await readRun({ runId: run.id }, deps)
  }
  return { business_id, owner, catalog, inCatalog, send }
}

it('B-3.20 B-7.23 product groups hold the products that fit every rule', async () => {
  const { business_id, owner, catalog, inCatalog, send } = await aShop()
  await send(line('1', '10'), line('2', '20', 'Other'), line('3', '30'))
  const group = await call(owner, 'productGroups.create', {
    ...inCatalog,
    name: 'Kiln up to 20',
    filters: [
      { field: 'brand', operator: 'IS', value: 'kiln' },
      { field: 'price', operator: 'AT_MOST', value: '20' },
    ],
  })
  expect(group).toMatchObject({ catalog_id: catalog.id, product_count: 1 })
  const { filters } = group
  expect(await call(owner, 'productGroups.count', { ...inCatalog, filters })).toEqual({ product_count: 1 })
  const held = { ...inCatalog, filter: { product_group_id: group.id } }
  expect((await call(owner, 'catalogProducts.list', held)).items).toMatchObject([{ title: 'Bowl 1' }])
  const changed = await call(owner, 'productGroups.update', {
    business_id,
    id: group.id,
    filters: [{ field: 'title', operator: 'CONTAINS', value: 'bowl' }],
  })
  expect(changed.product_count).toBe(3)
  await call(owner, 'productGroups.delete', { business_id, id: group.id })
  const ofCatalog = { business_id, filter: { catalog_id: catalog.id } }
  expect((await call(owner, 'productGroups.list', ofCatalog)).total).toBe(0)
})

it('groups are counted anew when the products of their catalog change', async () => {
  const { business_id, owner, inCatalog, send } = await aShop()
  await send(line('1', '10'))
  const group = await call(owner, 'productGroups.create', { ...inCatalog, name: 'All' })
  deps.addedJobs.length = 0
  await send(line('1', '10'), line('2', '20'))
  const job = deps.addedJobs.find(({ task }) => task === COUNT_GROUPS)
  await countGroups(job?.payload, deps)
  const { items } = await call(owner, 'productGroups.list', { business_id })
  expect(items).toMatchObject([{ id: group.id, product_count: 2 }])
  deps.addedJobs.length = 0
  await send(line('1', '10'), line('2', '20'))
  expect(deps.addedJobs.filter(({ task }) => task === COUNT_GROUPS)).toEqual([])
})

it('a group that was never counted is counted by the clock', async () => {
  const { business_id, owner, catalog, inCatalog, send } = await aShop()
  await send(line('1', '10'), line('2', '20', 'Other'))
  const filters = [{ field: 'brand', operator: 'IS', value: 'Kiln' }] as const
  await call(owner, 'productGroups.create', { ...inCatalog, name: 'Kiln', filters: [...filters] })
  const none = [{ field: 'brand', operator: 'IS', value: 'Nobody' }] as const
  await call(owner, 'productGroups.create', { ...inCatalog, name: 'None', filters: [...none] })
  const groups = deps.read.updateTable('productGroups').where('catalogId', '=', catalog.id)
  await groups.set({ productCount: null }).execute()
  const counts = async () =>
    (await call(owner, 'productGroups.list', { business_id })).items.map((group) => group.product_count)
  expect(await counts()).toEqual([0, 0])
  const queued = async () => {
    deps.addedJobs.length = 0
    await countNewGroups(deps)
    return deps.addedJobs.filter(({ payload }) => 'catalogId' in payload && payload.catalogId === catalog.id)
  }
  const [job] = await queued()
  await countGroups(job?.payload, deps)
  expect(await counts()).toEqual([1, 0])
  expect(await queued()).toEqual([])
})

it('counting products has a pace', async () => {
  const { owner, inCatalog } = await aShop()
  const paces: string[] = []
  const limits = { ...deps.limits, consume: async (key: string) => void paces.push(key) }
  const paced = callerOf(operations, { ...deps, limits })
  await paced(owner, 'productGroups.count', { ...inCatalog, filters: [] })
  expect(paces).toEqual([`product-counts:${owner.userId}`])
})
