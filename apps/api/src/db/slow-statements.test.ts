import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { openDatabase } from './client.ts'
import type { SlowStatement } from './slow-statements.ts'
import { testDatabase } from './testing/test-database.ts'

it('a statement that takes a second is reported with its plan and without its values, a quick one is not', async () => {
  const { url } = await testDatabase()
  const { primary, onSlow, close } = openDatabase(url, [], 2)
  const slow: SlowStatement[] = []
  onSlow((one) => slow.push(one))
  await sql`SELECT ${'a secret'}::text AS quick`.execute(primary)
  await sql`SELECT ${'a secret'}::text AS given, pg_sleep(1.05)`.execute(primary)
  await vi.waitFor(() => expect(slow).toHaveLength(1))
  expect(slow[0]?.ms).toBeGreaterThanOrEqual(1_000)
  expect(slow[0]?.plan).toContain('Result')
  expect(slow[0]?.text).toContain('pg_sleep')
  expect(JSON.stringify(slow[0]?.text)).not.toContain('a secret')
  await close()
})
