import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness } from '../business/testing/a-business.ts'
import { readRun } from './ingest-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const FEED = `id,title,description,link,image_link,price,availability
1,Bowl,Thrown by hand,https://shop.test/1,https://shop.test/1.jpg,24.50 EUR,in stock`

it('a file is kept for the next try when the database goes away while it is read', async () => {
  const { id: business_id, owner } = await aBusiness(deps)
  const place = { country: 'DE', language: 'de', currency: 'EUR' } as const
  const catalog = await call(owner, 'catalogs.create', { business_id, name: 'Bowls', ...place })
  const inCatalog = { business_id, catalog_id: catalog.id }
  const named = { name: 'Main', format: 'CSV', ...place } as const
  const feed = await call(owner, 'catalogFeeds.create', { ...inCatalog, ...named })
  const bytes = Buffer.from(FEED)
  const file = {
    read: async () => bytes,
    stream: () => Readable.from([bytes]),
    size: bytes.length,
    filename: 'feed',
  }
  const { id: runId } = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file })
  const newest = async () => (await call(owner, 'catalogRuns.list', inCatalog)).items[0]

  const gone = new Error('Connection terminated unexpectedly')
  const away = { ...deps, transact: () => Promise.reject(gone) }
  await expect(readRun({ runId }, away)).rejects.toThrow(gone)
  expect(await newest()).toMatchObject({ state: 'RUNNING' })
  for (let time = 0; time < 2; time += 1) {
    await readRun({ runId }, deps)
    expect(await newest()).toMatchObject({ state: 'DONE', added: 1 })
  }
  const left: string[] = []
  for await (const { key } of deps.storage.list('catalog-files')) left.push(key)
  expect(left).toEqual([])
})
