import { sql, type RawBuilder } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { openDatabase } from './client.ts'
import { containing, plainColumn, readList, textColumn } from './admin-list.ts'
import { testDatabase } from './testing/test-database.ts'

const fields = {
  sort: { id: plainColumn('id'), name: textColumn('name') },
  filter: { q: containing('name') },
}
const byName = (q: string, range: ListRequest['range'], direction: 'ASC' | 'DESC' = 'ASC'): ListRequest => ({
  sort: ['name', direction],
  range,
  filter: { q },
})

const cups: RawBuilder<{ id: string; name: string }> = sql`
  SELECT g::bigint AS id, CASE WHEN g % 500 = 0 THEN 'Éclair ' ELSE 'Cup ' END || g AS name FROM generate_series(1, 1500) g`

it.each([
  ['few', byName('eclair', [0, 1]), ['Éclair 1000', 'Éclair 1500'], 3],
  ['the last of few, backwards', byName('ECLAIR', [2, 3], 'DESC'), ['Éclair 1000'], 3],
  ['none', byName('saucer', [0, 9]), [], 0],
  ['many, counted to one past a thousand', byName('cup', [0, 0]), ['Cup 1'], 1001],
])('a search that matches %s is found and counted by one statement', async (_what, request, names, total) => {
  const { primary, close } = openDatabase((await testDatabase()).url, [], 2)
  const execute = vi.spyOn(primary.getExecutor(), 'executeQuery')
  const listed = await readList(primary, cups, request, fields)
  expect(listed.rows.map(({ name }) => name)).toEqual(names)
  expect(listed).toMatchObject({ total, offset: request.range[0] })
  expect(execute).toHaveBeenCalledOnce()
  await close()
})

it('a page past the end of what a search matches still has its total', async () => {
  const { primary, close } = openDatabase((await testDatabase()).url, [], 2)
  const listed = await readList(primary, cups, byName('eclair', [10, 19]), fields)
  expect(listed).toEqual({ rows: [], total: 3, offset: 10 })
  await close()
})

it.each([
  ['full-width percent sign', '％', '10 % off'],
  ['full-width underscore', '＿', 'a_b'],
  ['full-width backslash', '＼', String.raw`a\b`],
  ['percent sign', '%', '10 % off'],
  ['underscore', '_', 'a_b'],
  ['backslash', '\\', String.raw`a\b`],
])('a search for a %s finds the sign alone', async (_what, sign, name) => {
  const { primary, close } = openDatabase((await testDatabase()).url, [], 2)
  const names: RawBuilder<{ id: string; name: string }> = sql`
    SELECT n AS id, name FROM unnest(ARRAY['10 % off', 'a_b', ${String.raw`a\b`}, 'plain']) WITH ORDINALITY AS u (name, n)`
  const listed = await readList(primary, names, byName(sign, [0, 9]), fields)
  expect(listed.rows.map((row) => row.name)).toEqual([name])
  await close()
})
