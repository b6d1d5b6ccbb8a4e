import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, transactOn } from '../apps/api/src/db/client.ts'
import { emptyDatabase } from '../apps/api/src/db/testing/test-database.ts'
import { operations } from '../apps/api/src/operations.ts'
import { callAs } from '../apps/api/src/testing/test-callers.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { multiply, rowsFetched } from '../apps/api/src/testing/test-growth.ts'
import { cellOf, rolledBack } from './rights/cell.ts'
import type { Door } from './rights/rights.ts'
import { rightsOf } from './rights/rights-table.ts'
import { prepareWorld, type World } from './rights/world.ts'

const COPIES = 1_000
/** Of one table. What a page, its candidates and what belongs to them take is less. */
const MOST_ROWS = COPIES / 2

let deps: TestDeps
let world: World
let close: () => Promise<void>

beforeAll(async () => {
  const own = await emptyDatabase()
  const { primary, close: closeDatabase } = openDatabase(own.url, [], 4)
  close = async () => {
    await closeDatabase()
    await own.drop()
  }
  deps = { ...(await testDeps()), read: primary, replica: primary, transact: transactOn(primary) }
  world = await prepareWorld(deps)
  const added = await primary.transaction().execute((trx) => multiply(trx, COPIES))
  const tables = ['users', 'pins', 'boards', 'comments', 'messages', 'businesses', 'adAccounts', 'invoices']
  for (const table of tables)
    expect([table, added.get(table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))]).toEqual([
      table,
      expect.toSatisfy((rows: number) => rows >= COPIES),
    ])
}, 120_000)
afterAll(() => close())

const readings = operations
  .filter(({ contract }) => contract.route.kind === 'query')
  .map((operation) => [operation.contract.route.name, operation] as const)

const readerOf = ({ may }: Door) => may.find((kind) => kind !== 'visitor' && kind !== 'bot') ?? may[0]

it.each(readings)('%s reads what it is about, however much others have', async (name, operation) => {
  for (const door of Object.values(rightsOf(name).doors)) {
    const kind = readerOf(door)
    if (!kind) continue
    await rolledBack(deps, async (within) => {
      const { viewer, input, prepare } = cellOf(world, operation, door, kind)
      const given = { ...input, ...(await prepare?.(within)) }
      const before = await rowsFetched(within.read)
      // What it responds with is proved elsewhere.
      await callAs(within, viewer)(operation, given).catch(() => undefined)
      const read = [...(await rowsFetched(within.read))].map(
        ([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const,
      )
      expect(read.filter(([, rows]) => rows > MOST_ROWS)).toEqual([])
    })
  }
})
