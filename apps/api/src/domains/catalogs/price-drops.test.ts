import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aFeed, feedFile } from '../../testing/test-catalogs.ts'
import { readRun } from './ingest-service.ts'
import {
  NOTIFY_PRICE_DROPS,
  notifyPriceDrops,
  REFRESH_OFFERS,
  refreshPrices,
  SAVERS_AT_ONCE,
} from './price-drop-service.ts'
import { keepPin } from './product-pin-store.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const HEAD = 'id,title,description,link,image_link,price,availability'
const line = (id: string, price: string, name: string) =>
  `${id},${name} ${id},Thrown by hand,https://shop.test/${id},https://shop.test/${id}.jpg,${price},in stock`

/** A shop whose products have pins, by the id of each in its feed. */
async function aShop(prices: Readonly<Record<string, string>>) {
  const { owner, inCatalog, feed } = await aFeed(deps)
  const send = async (offered: Readonly<Record<string, string>>, name = 'Bowl') => {
    const lines = Object.entries(offered).map(([id, price]) => line(id, price, name))
    const file = feedFile([HEAD, ...lines].join('\n'))
    const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feed.id, file })
    await readRun({ runId: run.id }, deps)
  }
  await send(prices)
  const board = await aBoard(deps, owner)
  const pins: Record<string, TestPin> = {}
  const { items } = await call(owner, 'catalogProducts.list', inCatalog)
  for (const { id, item_id } of items) {
    const pin = await aPin(deps, owner, board)
    const { aggregatedPinId } = pin
    await deps.read
      .updateTable('aggregatedPins')
      .set({ kind: 'product' })
      .where('id', '=', aggregatedPinId)
      .execute()
    await keepPin(deps.read, id, pin.id)
    pins[item_id] = pin
  }
  /** The feed has other prices, and what follows from them is done. */
  const reprice = async (offered: Readonly<Record<string, string>>, name?: string) => {
    deps.addedJobs.length = 0
    await send(offered, name)
    await doJobs()
  }
  return { owner, pins, reprice }
}

/** Does the jobs that follow prices and notify savers, until there is none. */
async function doJobs() {
  for (let job = deps.addedJobs.shift(); job; job = deps.addedJobs.shift()) {
    if (job.task === REFRESH_OFFERS) await refreshPrices(job.payload, deps)
    if (job.task === NOTIFY_PRICE_DROPS) await notifyPriceDrops(job.payload, deps)
  }
}

const drops = async (who: Member) =>
  (await call(who, 'notifications.list', {})).items.filter(({ kind }) => kind === 'price_drop')

beforeEach(() => deps.setNow(null))

it('savers of a product hear that its price dropped, with the prices; its merchant and strangers do not', async () => {
  const { owner, pins, reprice } = await aShop({ 1: '40.00 EUR' })
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const copy = await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pins[1]! })
  await reprice({ 1: '30.00 EUR' })
  expect(await drops(ada)).toMatchObject([
    {
      kind: 'price_drop',
      actor: { id: owner.userId },
      pin_id: copy.id,
      price: { value: 30, before: 40, currency: 'EUR' },
      is_read: false,
    },
  ])
  expect([await drops(ben), await drops(owner)]).toEqual([[], []])
})

it('a price that falls by less than a twentieth, or in another currency, is no news', async () => {
  const { pins, reprice } = await aShop({ 1: '40.00 EUR', 2: '40.00 EUR' })
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  for (const id of [1, 2]) await aPin(deps, ada, board, { copyOf: pins[id]! })
  await reprice({ 1: '38.50 EUR', 2: '20.00 USD' })
  expect(await drops(ada)).toEqual([])
})

it('many drops of a shop at once are one notification, about the largest', async () => {
  const { pins, reprice } = await aShop({ 1: '40.00 EUR', 2: '40.00 EUR', 3: '40.00 EUR' })
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  for (const pin of Object.values(pins)) await aPin(deps, ada, board, { copyOf: pin })
  await reprice({ 1: '36.00 EUR', 2: '10.00 EUR', 3: '30.00 EUR' })
  expect(await drops(ada)).toMatchObject([{ price: { value: 10 } }])
})

it('a price that rises again takes the news back, and the next drop is news again', async () => {
  const { pins, reprice } = await aShop({ 1: '40.00 EUR' })
  const ada = await aMember(deps)
  await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pins[1]! })
  await reprice({ 1: '30.00 EUR' })
  await call(ada, 'notifications.markRead', {})
  await reprice({ 1: '35.00 EUR' })
  expect(await drops(ada)).toEqual([])
  await reprice({ 1: '20.00 EUR' })
  expect(await drops(ada)).toMatchObject([{ price: { value: 20, before: 35 }, is_read: false }])
})

it('what is given away is news once, also where the shop changes it again', async () => {
  const { pins, reprice } = await aShop({ 1: '10.00 EUR', 2: '10.00 EUR' })
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  for (const pin of Object.values(pins)) await aPin(deps, ada, board, { copyOf: pin })
  await reprice({ 1: '0 EUR', 2: '10.00 EUR' })
  const free = await drops(ada)
  expect(free).toMatchObject([{ price: { value: 0, before: 10 } }])
  await reprice({ 1: '0 EUR', 2: '5.00 EUR' }, 'Cup')
  expect(await drops(ada)).toMatchObject([{ price: { value: 5, before: 10 } }, free[0]])
})

it('the prices of a feed are compared once for each of its files', async () => {
  const { reprice } = await aShop({ 1: '40.00 EUR' })
  const asked: string[] = []
  const add = deps.jobs.add
  deps.jobs.add = async (tx, task, ...rest) => {
    asked.push(task)
    await add(tx, task, ...rest)
  }
  await reprice({ 1: '39.00 EUR' })
  deps.jobs.add = add
  expect(asked.filter((task) => task === REFRESH_OFFERS)).toHaveLength(1)
})

it('a job that runs again notifies nobody twice', async () => {
  const { pins, reprice } = await aShop({ 1: '40.00 EUR' })
  const ada = await aMember(deps)
  await aPin(deps, ada, await aBoard(deps, ada), { copyOf: pins[1]! })
  await reprice({ 1: '30.00 EUR' })
  const [told] = await drops(ada)
  await call(ada, 'notifications.markRead', {})
  const { feedId, priceDroppedAt } = await deps.read
    .selectFrom('catalogProducts')
    .innerJoin('pins', 'pins.id', 'catalogProducts.pinId')
    .innerJoin('productPins', 'productPins.aggregatedPinId', 'pins.aggregatedPinId')
    .where('catalogProducts.pinId', '=', pins[1]!.id)
    .select(['feedId', 'priceDroppedAt'])
    .executeTakeFirstOrThrow()
  await notifyPriceDrops({ feedId, droppedAt: priceDroppedAt, after: '0' }, deps)
  expect(await drops(ada)).toEqual([{ ...told, is_read: true }])
})

it('who switched news of prices off, or was blocked by the merchant, hears nothing', async () => {
  const { owner, pins, reprice } = await aShop({ 1: '40.00 EUR' })
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  for (const who of [ada, ben]) await aPin(deps, who, await aBoard(deps, who), { copyOf: pins[1]! })
  await call(ada, 'settings.updateSiteNews', { prices: false })
  await call(owner, 'users.block', { user_id: ben.userId })
  await reprice({ 1: '30.00 EUR' })
  expect([await drops(ada), await drops(ben)]).toEqual([[], []])
})

/** As many more rows as are notified at once, with ids from the next on. */
async function cloned(table: 'boards' | 'pins' | 'users', id: string, changes: RawBuilder<unknown>) {
  const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = ${table} AND is_generated = 'NEVER'`.execute(deps.read)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM (
    SELECT (jsonb_populate_record(c, jsonb_build_object('id', (c.id + nth)::text, ${changes}))).*
    FROM ${sql.table(table)} c, generate_series(1, ${SAVERS_AT_ONCE}::int) AS nth WHERE c.id = ${id}::bigint) made`.execute(
    deps.read,
  )
}

it('savers hear of a drop however many they are', async () => {
  const { pins, reprice } = await aShop({ 1: '40.00 EUR' })
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const { id } = await aPin(deps, ada, board, { copyOf: pins[1]! })
  await cloned('users', ada.userId, sql`'username', c.username || nth, 'email', nth || c.email`)
  await cloned('boards', board.id, sql`'owner_id', (c.owner_id + nth)::text`)
  await cloned('pins', id, sql`'user_id', (c.user_id + nth)::text, 'board_id', (c.board_id + nth)::text`)
  await reprice({ 1: '30.00 EUR' })
  const told = await deps.read
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', '=', 'price_drop')
    .where('userId', '>=', ada.userId)
    .where('userId', '<=', String(BigInt(ada.userId) + BigInt(SAVERS_AT_ONCE)))
    .executeTakeFirstOrThrow()
  expect(told.count).toBe(String(SAVERS_AT_ONCE + 1))
})
