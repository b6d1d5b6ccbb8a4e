import { expect, it } from 'vitest'
import { z } from 'zod'
import { cellsOf, columnsOf } from './export-columns.ts'

const Row = z.object({
  id: z.string(),
  version: z.number(),
  last_event: z.object({ name: z.string(), at: z.string() }).nullable(),
  spend_micros: z.int().nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  abilities: z.object({ can_edit: z.boolean() }),
})
const columns = columnsOf(Row)
const none = { id: '1', last_event: null, spend_micros: null, changes: [] }

it('has the columns that any row can fill, also where the first row is empty there', () => {
  const names = columns.map(({ name }) => name)
  expect(names).toEqual(['id', 'last_event.name', 'last_event.at', 'spend', 'changes'])
  expect(cellsOf(none, columns)).toEqual(['1', '', '', '', ''])
  expect(cellsOf({ ...none, last_event: { name: 'signup', at: 'today' } }, columns)).toEqual([
    '1',
    'signup',
    'today',
    '',
    '',
  ])
})

it('writes ids so that a spreadsheet does not round them', () => {
  const changes = ['384440185623937024']
  expect(cellsOf({ ...none, id: '384440184852185088', changes }, columns)).toEqual([
    'id:384440184852185088',
    '',
    '',
    '',
    'id:384440185623937024',
  ])
})

it('writes amounts in units of the currency, in columns and in changes', () => {
  const changes = [{ field: 'daily_budget_micros', old: null, new: 8_500_000 }]
  expect(cellsOf({ ...none, spend_micros: 109_600_000, changes }, columns)).toEqual([
    '1',
    '',
    '',
    '109.6',
    'daily_budget:  → 8.5',
  ])
})
