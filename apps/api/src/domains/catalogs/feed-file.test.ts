import { expect, it, vi } from 'vitest'
import { operations } from '../../operations.ts'
import { stalledStorage } from '../../testing/stalled-storage.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aFeed, feedFile } from '../../testing/test-catalogs.ts'
import { READ_FEED, readRun, type ReadFeed } from './ingest-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const FEED = `id,title,description,link,image_link,price,availability
1,Bowl,Thrown by hand,https://shop.test/1,https://shop.test/1.jpg,24.50 EUR,in stock`

/** A feed whose file was uploaded, with the job that reads it. */
async function uploaded() {
  const { owner, inCatalog, feed } = await aFeed(deps)
  await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file: feedFile(FEED) })
  const job = deps.addedJobs.findLast(({ task }) => task === READ_FEED)?.payload as ReadFeed
  return { owner, inCatalog, feed, job }
}

/** Whether the file of a job is there still. */
const isKept = async ({ objectKey }: ReadFeed): Promise<boolean> =>
  (await deps.storage.get(objectKey ?? '')) !== undefined

it('a file is kept for the next try when the database goes away while it is read', async () => {
  const { owner, inCatalog, job } = await uploaded()
  const newest = async () => (await call(owner, 'catalogRuns.list', inCatalog)).items[0]
  const gone = new Error('Connection terminated unexpectedly')
  const away = { ...deps, transact: () => Promise.reject(gone) }
  await expect(readRun(job, away)).rejects.toThrow(gone)
  expect(await newest()).toMatchObject({ state: 'RUNNING' })
  for (let time = 0; time < 2; time += 1) {
    await readRun(job, deps)
    expect(await newest()).toMatchObject({ state: 'DONE', added: 1 })
  }
  expect(await isKept(job)).toBe(false)
})

it('a job that does not name its file, as before, deletes it all the same', async () => {
  const { job } = await uploaded()
  await readRun({ runId: job.runId }, deps)
  expect(await isKept(job)).toBe(false)
})

it('the file of a feed that is gone before it was read goes, too', async () => {
  const { owner, inCatalog, feed, job } = await uploaded()
  expect(await isKept(job)).toBe(true)
  await call(owner, 'catalogFeeds.delete', { ...inCatalog, id: feed.id })
  await readRun(job, deps)
  expect(await isKept(job)).toBe(false)
})

it('signs that no database keeps are left out of what a file says, and end no run', async () => {
  const { owner, inCatalog, feed } = await aFeed(deps)
  const [head] = FEED.split('\n')
  const rows = [
    '1,Bo\u0000wl,Thrown\u0000 by hand,https://shop.test/1,https://shop.test/1.jpg,24.50 EUR,in stock',
    `2,Cup,${'a'.repeat(9_999)}\u{1f3fa},https://shop.test/2,https://shop.test/2.jpg,\u000024 dollars,in stock`,
    `3\u0000,${'a'.repeat(499)}\u{1f3fa},Tea,https://shop.test/3,${'\u{1f3fa}'.repeat(300)},1 EUR,${'a'.repeat(99)}\u{1f3fa}\u0000`,
  ]
  const file = feedFile([head, ...rows].join('\n'))
  await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file })
  const job = deps.addedJobs.findLast(({ task }) => task === READ_FEED)?.payload as ReadFeed
  await readRun(job, deps)
  expect((await call(owner, 'catalogRuns.list', inCatalog)).items[0]).toMatchObject({
    state: 'DONE',
    rows: 3,
  })
  const { items } = await call(owner, 'catalogProducts.list', inCatalog)
  expect(items.find(({ item_id }) => item_id === '1')).toMatchObject({ title: 'Bowl' })
})

it('files of two businesses are read beside each other, those of one after each other', async () => {
  const queues: unknown[] = []
  const jobs: typeof deps.jobs = { add: async (_tx, _task, _payload, options) => void queues.push(options) }
  const upload = callerOf(operations, { ...deps, jobs })
  const [one, other] = [await aFeed(deps), await aFeed(deps)]
  for (const { owner, inCatalog, feed } of [one, other])
    await upload(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file: feedFile(FEED) })
  expect(queues).toEqual(
    [one, other].map(({ inCatalog }) => ({ queue: `catalogs:${inCatalog.business_id}` })),
  )
})

it('a file of which nothing more comes ends its run with words, and the next one is read', async () => {
  const { owner, inCatalog, feed, job } = await uploaded()
  const { storage, body } = stalledStorage(deps, Buffer.from(FEED.slice(0, 200)))
  await readRun(job, { ...deps, storage }, 50)
  const newest = async () => (await call(owner, 'catalogRuns.list', inCatalog)).items.at(0)
  expect(await newest()).toMatchObject({ state: 'FAILED', failure: 'TIMED_OUT' })
  await vi.waitFor(() => expect(body.destroyed).toBe(true))
  await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file: feedFile(FEED) })
  await readRun(deps.addedJobs.findLast(({ task }) => task === READ_FEED)?.payload, deps)
  const runs = (await call(owner, 'catalogRuns.list', inCatalog)).items
  expect(runs.map(({ state }) => state).toSorted()).toEqual(['DONE', 'FAILED'])
})

it('a catalog has no more than 20 feeds', async () => {
  const { owner, inCatalog } = await aFeed(deps)
  const place = { country: 'DE', language: 'de', currency: 'EUR', format: 'CSV' } as const
  const more = (name: number) =>
    call(owner, 'catalogFeeds.create', { ...inCatalog, ...place, name: `Feed ${name}` })
  for (let count = 1; count < 20; count += 1) await more(count)
  await expect(more(20)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
})
