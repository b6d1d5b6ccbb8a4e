import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, transactOn } from '../apps/api/src/db/client.ts'
import { emptyDatabase } from '../apps/api/src/db/testing/test-database.ts'
import { deleteDueAccounts } from '../apps/api/src/domains/account-life/deletion-service.ts'
import type { Context } from '../apps/api/src/kernel/context.ts'
import type { Operation } from '../apps/api/src/kernel/operation.ts'
import { operations } from '../apps/api/src/operations.ts'
import { aMember } from '../apps/api/src/testing/test-callers.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { multiply, rowsFetched } from '../apps/api/src/testing/test-growth.ts'
import { cellOf, expected, outcomeOf, rolledBack } from './rights/cell.ts'
import type { ObjectRights, Outcome } from './rights/rights.ts'
import { rightsOf } from './rights/rights-table.ts'
import { prepareWorld, type World } from './rights/world.ts'
import { readingsOf } from './visibility/readings.ts'
import { prepareVisibilityWorld, type VisibilityWorld } from './visibility/visibility-world.ts'

const COPIES = 1_000
/** Of one table. What a page, its candidates and what belongs to them take is less. */
const MOST_ROWS = COPIES / 2

let deps: TestDeps
let world: World
let plainSight: VisibilityWorld
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
  plainSight = await prepareVisibilityWorld(deps, await aMember(deps, { fullName: 'Rita Reader' }))
  const added = await primary.transaction().execute((trx) => multiply(trx, COPIES))
  const tables = ['users', 'pins', 'boards', 'comments', 'messages', 'businesses', 'adAccounts', 'invoices']
  for (const table of tables)
    expect([table, added.get(table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))]).toEqual([
      table,
      expect.toSatisfy((rows: number) => rows >= COPIES),
    ])
}, 120_000)
afterAll(() => close())

/** Each copy has the words that are searched for: of what matches as much is ranked as the limits of search allow. */
const RANKS_MATCHES = /^search\./

const readings = operations
  .filter(({ contract }) => contract.route.kind === 'query' && !RANKS_MATCHES.test(contract.route.name))
  .map((operation) => [operation.contract.route.name, operation] as const)

const readerOf = ({ may }: ObjectRights) => may.find((kind) => kind !== 'visitor' && kind !== 'bot') ?? may[0]

/** Does the work, and fails where the rows of a table that it fetched grow with what is there. */
async function fetchingFew<T>({ read }: TestDeps, work: () => Promise<T>): Promise<T> {
  const before = await rowsFetched(read)
  const result = await work()
  const fetched = [...(await rowsFetched(read))].map(
    ([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const,
  )
  expect(fetched.filter(([, rows]) => rows > MOST_ROWS)).toEqual([])
  return result
}

const expectFew = (
  viewer: Context['viewer'],
  operation: Operation,
  inputOf: (within: TestDeps) => Promise<object>,
): Promise<Outcome> =>
  rolledBack(deps, async (within) => {
    const input = { ...(await inputOf(within)) }
    const { outcome } = await fetchingFew(within, () => outcomeOf(within, { operation, viewer, input }))
    return outcome
  })

it.each(readings)('%s reads what it is about, however much others have', async (name, operation) => {
  for (const target of Object.values(rightsOf(name).objects)) {
    const kind = readerOf(target)
    if (!kind) continue
    const { viewer, input, prepare } = cellOf(world, operation, target, kind)
    const inputOf = async (within: TestDeps) => ({ ...input, ...(await prepare?.(within)) })
    const outcome = await expectFew(viewer, operation, inputOf)
    // A call that is refused reads little, whatever is there.
    expect(outcome).toBe(expected(operation, rightsOf(name), target, kind))
  }
  for (const { input } of readingsOf(operation, plainSight))
    await expectFew(plainSight.reader, operation, async () => input)
})

it('an account is deleted by reading what it has a part in, however much others have', () =>
  rolledBack(deps, async (within) => {
    const deletionDueAt = new Date(deps.now().getTime() - 1)
    await within.read.updateTable('users').set({ deletionDueAt }).where('id', '=', world.ids.owner).execute()
    expect(await fetchingFew(within, () => deleteDueAccounts(within))).toBe(1)
  }))
