import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../testing/test-deps.ts'

it('what refers to a row is found by an index when the row is deleted', async () => {
  const { read } = await testDeps()
  const { rows } = await sql<{ reference: string }>`
    SELECT format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' ORDER BY k.place)) AS reference
    FROM pg_constraint c CROSS JOIN unnest(c.conkey) WITH ORDINALITY AS k (column_number, place)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.column_number
    WHERE c.contype = 'f' GROUP BY c.oid, c.conrelid, c.conkey
    HAVING NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indisvalid AND i.indkey[0] = ANY (c.conkey)
        AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) IN (
          SELECT format('(%I IS NOT NULL)', p.attname) FROM pg_attribute p
          WHERE p.attrelid = c.conrelid AND p.attnum = ANY (c.conkey))))
    ORDER BY 1`.execute(read)
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
