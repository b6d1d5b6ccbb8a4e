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
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
      primary,
    )
    expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('* 2 AS twice')])
    await close()
  })
})
