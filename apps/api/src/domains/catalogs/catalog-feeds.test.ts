import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import type { Deps } from '../../kernel/deps.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aShop, csv, line } from '../../testing/test-shops.ts'
import { fetchDueFeeds } from './feed-service.ts'
import { MAKE_PINS, readRun } from './ingest-service.ts'

let deps: TestDeps
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})

describe('feeds', () => {
  it('a row that becomes no product counts once, however much is wrong with it', async () => {
    const { send } = await aShop(deps)
    const file = csv(line('1'), line('2', { price: 'twelve', stock: 'maybe' }), line('1'), line('3'))
    expect(await send(file)).toMatchObject({ rows: 4, refused: 2, faults: 3, added: 2 })
    expect(await send(csv(line('1', { price: 'free', stock: 'maybe' })))).toMatchObject({
      rows: 1,
      refused: 1,
    })
  })

  it('B-2.37 a file is taken over row by row; what is wrong is named by row, field and rule', async () => {
    const { send, products, inCatalog, owner, get } = await aShop(deps)
    const run = await send(
      csv(
        line('1'),
        line('2', { price: 'twelve' }),
        line('3', { price: '9.00 USD' }),
        line('4', { stock: 'maybe' }),
        line('1', { title: 'Again' }),
        line('', { title: 'Nameless' }),
        line('5', { price: '"12,5"' }),
      ),
    )
    expect(run).toMatchObject({ state: 'DONE', rows: 7, faults: 5, added: 2, changed: 0, removed: 0 })
    expect(await products()).toEqual(['Bowl 1: 24.5', 'Bowl 5: 12.5'])
    const faults = await call(owner, 'catalogFaults.list', { ...inCatalog, range: [0, 99] })
    expect(faults.items.map(({ row, field, rule, value }) => [row, field, rule, value])).toEqual([
      [3, 'price', 'NOT_A_PRICE', 'twelve'],
      [4, 'price', 'OTHER_CURRENCY', '9.00 USD'],
      [5, 'availability', 'UNKNOWN_VALUE', 'maybe'],
      [6, 'id', 'DUPLICATE', '1'],
      [7, 'id', 'MISSING', ''],
    ])
    expect(await get()).toMatchObject({
      status: 'ACTIVE',
      product_count: 2,
      last_ingested_at: expect.any(String),
    })
  })

  it('a second file changes what differs and removes what is gone; a refused row leaves its product as it was', async () => {
    const { send, products, inCatalog, feed, owner } = await aShop(deps)
    await send(csv(line('1'), line('2'), line('3'), line('4')))
    const before = await products()
    const second = csv(line('1'), line('2', { price: '30' }), line('3', { price: 'oops' }), line('5'))
    const looked = await send(second, true)
    expect(looked).toMatchObject({ is_dry_run: true, added: 1, changed: 1, removed: 1, can_roll_back: false })
    expect(await products()).toEqual(before)
    const run = await send(second)
    expect(run).toMatchObject({ added: 1, changed: 1, removed: 1, can_roll_back: true })
    expect(await products()).toEqual(['Bowl 1: 24.5', 'Bowl 2: 30', 'Bowl 3: 24.5', 'Bowl 5: 24.5'])
    const back = () => call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feed.id })
    expect(await back()).toMatchObject({ state: 'ROLLED_BACK' })
    expect(await products()).toEqual(before)
    await expect(back()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('only the run that is meant is taken back, not a newer one', async () => {
    const { send, products, inCatalog, feed, owner } = await aShop(deps)
    await send(csv(line('1')))
    const meant = await send(csv(line('1', { price: '30' })))
    const newest = await send(csv(line('1', { price: '40' })))
    const back = (run: { id: string }) =>
      call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feed.id, run_id: run.id })
    await expect(back(meant)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await products()).toEqual(['Bowl 1: 40'])
    expect(await back(newest)).toMatchObject({ id: newest.id, state: 'ROLLED_BACK' })
    expect(await products()).toEqual(['Bowl 1: 30'])
  })

  it('a dry run counts what would change, and changes nothing', async () => {
    const { send, products, get } = await aShop(deps)
    await send(csv(line('1'), line('2')))
    const state = async () => [await products(), await get()]
    const before = await state()
    const file = csv(line('1', { price: '30' }), line('3'))
    const counts = { state: 'DONE', added: 1, changed: 1, removed: 1 }
    expect(await send(file, true)).toMatchObject({ ...counts, is_dry_run: true, can_roll_back: false })
    expect(await state()).toEqual(before)
    expect(await send(file)).toMatchObject(counts)
    expect(await products()).toEqual(['Bowl 1: 30', 'Bowl 3: 24.5'])
  })

  it('a dry run lists what would be added, changed from what to what, and removed; a file that counts lists nothing', async () => {
    const { send, inCatalog, owner } = await aShop(deps)
    await send(csv(line('1'), line('2'), line('3')))
    const file = csv(
      line('1', { price: '30', title: 'Dish' }),
      line('3'),
      line('4'),
      line('5', { price: 'free' }),
    )
    const { id: run_id } = await send(file, true)
    const listed = async (filter: object) => {
      const list = await call(owner, 'catalogDifferences.list', {
        ...inCatalog,
        filter: { run_id, ...filter },
      })
      return list.items.map(({ kind, item_id, title, fields }) => ({ kind, item_id, title, fields }))
    }
    const changed = {
      kind: 'CHANGED',
      item_id: '1',
      title: 'Dish',
      fields: [
        { field: 'price', from: '24.50', to: '30' },
        { field: 'title', from: 'Bowl 1', to: 'Dish' },
      ],
    }
    const added = { kind: 'ADDED', item_id: '4', title: 'Bowl 4', fields: [] }
    const removed = { kind: 'REMOVED', item_id: '2', title: 'Bowl 2', fields: [] }
    expect(await listed({})).toEqual([added, changed, removed])
    expect(await listed({ kind: 'REMOVED' })).toEqual([removed])
    expect(await listed({ q: 'dish' })).toEqual([changed])
    const { id: real } = await send(file)
    expect(await listed({ run_id: real })).toEqual([])
  })

  it('of each kind of differences the first hundred are listed; all are counted', async () => {
    const { send, inCatalog, owner } = await aShop(deps)
    await send(csv(line('1')))
    const many = Array.from({ length: 120 }, (_, index) => line(`${index + 1000}`))
    const { id: run_id, added } = await send(csv(...many), true)
    const { total } = await call(owner, 'catalogDifferences.list', { ...inCatalog, filter: { run_id } })
    expect({ added, total }).toEqual({ added: 120, total: 101 })
  })

  it('a run is taken back whole after a dry run, and the pins of its products show it', async () => {
    const { send, products, inCatalog, feed, owner, get } = await aShop(deps)
    const made = { task: MAKE_PINS, payload: { feedId: feed.id } }
    await send(csv(line('1'), line('2')))
    expect(deps.addedJobs).toContainEqual(made)
    const before = await products()
    await send(csv(line('1', { price: '30' })))
    const { last_ingested_at } = await get()
    deps.addedJobs.length = 0
    await send(csv(line('1', { price: '40' })), true)
    expect(deps.addedJobs).not.toContainEqual(made)
    deps.addedJobs.length = 0
    await call(owner, 'catalogFeeds.rollBack', { ...inCatalog, id: feed.id })
    expect(await products()).toEqual(before)
    expect(deps.addedJobs).toContainEqual(made)
    expect(await get()).toMatchObject({ last_ingested_at, product_count: 2 })
  })

  it.each([
    ['TSV', (text: string) => text.replaceAll(',', '\t')],
    ['CSV', (text: string) => gzipSync(text)],
  ] as const)('reads %s, also as gzip', async (format, written) => {
    const { send, products } = await aShop(deps, format)
    expect(await send(written(csv(line('7'))))).toMatchObject({ state: 'DONE', added: 1 })
    expect(await products()).toEqual(['Bowl 7: 24.5'])
  })

  it('reads the feed of a shop as RSS', async () => {
    const { send, products } = await aShop(deps, 'XML')
    const item = `<item><g:id>9</g:id><title><![CDATA[Bowl & plate]]></title><link>https://shop.test/9</link>
      <g:image_link>https://shop.test/9.jpg</g:image_link><g:price>8.00 EUR</g:price>
      <g:availability>in_stock</g:availability></item>`
    const rss = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${item}</channel></rss>`
    expect(await send(rss)).toMatchObject({ state: 'DONE', rows: 1, added: 1 })
    expect(await products()).toEqual(['Bowl & plate: 8'])
    expect(await send(rss.slice(0, -30))).toMatchObject({ state: 'FAILED', failure: 'NOT_READABLE' })
    expect(await products()).toEqual(['Bowl & plate: 8'])
  })

  it('a file without a needed column, or without any product, changes nothing and fails the catalog', async () => {
    const { send, products, get } = await aShop(deps)
    await send(csv(line('1')))
    expect(await send('id,title\n1,Bowl')).toMatchObject({ state: 'FAILED', failure: 'MISSING_COLUMN' })
    expect((await get()).status).toBe('FAILED')
    expect(await send(csv(line('1', { price: 'free' })))).toMatchObject({ failure: 'NO_PRODUCTS', faults: 1 })
    expect(await send(gzipSync(csv(line('2'))).subarray(0, 60))).toMatchObject({ failure: 'NOT_READABLE' })
    expect(await products()).toEqual(['Bowl 1: 24.5'])
  })

  it('one run of a feed is open at a time', async () => {
    const { owner, inCatalog, feed, get } = await aShop(deps, 'CSV', { url: 'https://shop.test/feed.csv' })
    expect((await get()).status).toBe('PROCESSING')
    const again = call(owner, 'catalogFeeds.fetch', { ...inCatalog, id: feed.id })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a feed with an address is fetched by its schedule', async () => {
    const { owner, inCatalog, feed, newest, products } = await aShop(deps, 'CSV', {
      url: 'https://shop.test/feed.csv',
    })
    let written = ''
    const fetcher: Deps['fetcher'] = {
      ...deps.fetcher,
      download(_url, file) {
        written = file
        return writeFile(file, csv(line('1')))
      },
    }
    await readRun({ runId: (await newest()).id }, { ...deps, fetcher })
    expect(await products()).toEqual(['Bowl 1: 24.5'])
    expect(existsSync(written)).toBe(false)
    await call(owner, 'catalogFeeds.update', { ...inCatalog, id: feed.id, schedule: 'DAILY' })
    const runs = async () => (await call(owner, 'catalogRuns.list', inCatalog)).total
    await fetchDueFeeds(deps)
    expect(await runs()).toBe(1)
    await fetchDueFeeds({ ...deps, now: () => new Date(Date.now() + 25 * 3_600_000) })
    expect(await runs()).toBe(2)
  })
})
