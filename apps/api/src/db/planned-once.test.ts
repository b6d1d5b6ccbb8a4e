import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from './client.ts'
import { plannedOnce } from './planned-once.ts'
import { testDatabase } from './testing/test-database.ts'

describe('statements planned once', () => {
  it('are kept by their connection and answer for each value anew; others are not kept', async () => {
    const { url } = await testDatabase()
    const { primary, close } = openDatabase(url, [], 1)
    const double = (value: number) =>
      sql<{ twice: number }>`SELECT ${plannedOnce} ${value}::int * 2 AS twice`.execute(primary)
    expect((await double(2)).rows).toEqual([{ twice: 4 }])
    expect((await double(5)).rows).toEqual([{ twice: 10 }])
    await sql`SELECT ${1}::int + 1`.execute(primary)
    const { rows } = await sql<{ statement: string; plans: number[] }>`
      SELECT ${plannedOnce} statement, ARRAY[generic_plans, custom_plans]::int[] AS plans
      FROM pg_prepared_statements WHERE statement LIKE '%AS twice'`.execute(primary)
    expect(rows).toEqual([{ statement: expect.stringContaining('* 2 AS twice') as string, plans: [2, 0] }])
    await close()
  })

  it('are planned with their values like any other inside a transaction', async () => {
    const { url } = await testDatabase()
    const { primary, close } = openDatabase(url, [], 1)
    const mode = sql<{ mode: string }>`SELECT ${plannedOnce} current_setting('plan_cache_mode') AS mode`
    const within = await primary.transaction().execute((tx) => mode.execute(tx))
    expect([within.rows, (await mode.execute(primary)).rows]).toEqual([
      [{ mode: 'auto' }],
      [{ mode: 'force_generic_plan' }],
    ])
    await close()
  })
})
