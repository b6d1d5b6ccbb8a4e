import { expect, it } from 'vitest'
import { z } from 'zod'
import { Id } from '@tessera/api-types/wire/scalars'
import { cellsOf, chosenColumns, columnsOf, keptWhole } from './export-columns.ts'

const Row = z.object({
  id: Id,
  name: z.string(),
  version: z.number(),
  last_event: z.object({ name: z.string(), at: z.string() }).nullable(),
  spend_micros: z.int().nullable(),
  tag_ids: z.array(Id),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  abilities: z.object({ can_edit: z.boolean() }),
})
const columns = columnsOf(Row)
const none = { id: '1', name: '', tag_ids: [], last_event: null, spend_micros: null, changes: [] }

it('has the columns that any row can fill, also where the first row is empty there', () => {
  const names = columns.map(({ name }) => name)
  expect(names).toEqual(['id', 'name', 'last_event.name', 'last_event.at', 'spend', 'tag_ids', 'changes'])
  expect(cellsOf(none, columns)).toEqual(['1', '', '', '', '', '', ''])
  const cells = cellsOf({ ...none, last_event: { name: 'signup', at: 'today' } }, columns)
  expect(cells).toEqual(['1', '', 'signup', 'today', '', '', ''])
})

it('writes ids so that a spreadsheet does not round them, and leaves other digits alone', () => {
  const [id, tag] = ['384440184852185088', '384440185623937024']
  const cells = cellsOf({ ...none, id, name: '9780201896831002', tag_ids: [tag, '7'] }, columns)
  expect(cells).toEqual([`id:${id}`, '9780201896831002', '', '', '', `id:${tag}; 7`, ''])
})

it('writes amounts in units of the currency, in columns and in changes', () => {
  const changes = [{ field: 'daily_budget_micros', old: null, new: 8_500_000 }]
  expect(cellsOf({ ...none, spend_micros: 109_600_000, changes }, columns)).toEqual([
    '1',
    '',
    '',
    '',
    '109.6',
    '',
    'daily_budget:  → 8.5',
  ])
})

it('keeps the noughts and the plus that ZIP codes and phone numbers begin with', () => {
  const answers = columnsOf(
    z.object({ phone_number: z.string().nullable(), zip_code: z.string().nullable() }),
  )
  const cells = (phone_number: string | null, zip_code: string | null) =>
    cellsOf({ phone_number, zip_code }, answers)
  expect(cells('+4930123456', '02134')).toEqual(['tel:+4930123456', 'zip:02134'])
  expect(cells('030 123456', '94110')).toEqual(['tel:030 123456', '94110'])
  expect(cells('5550100', 'SW1A 1AA')).toEqual(['5550100', 'SW1A 1AA'])
  expect(cells(null, null)).toEqual(['', ''])
})

it('marks what a spreadsheet would round, and nothing else', () => {
  expect(keptWhole('384440184852185088')).toBe('id:384440184852185088')
  for (const whole of ['123456789012345', '109.6', 'SKU-384440184852185088', ''])
    expect(keptWhole(whole)).toBe(whole)
})

it('counts a list where its length is chosen', () => {
  const chosen = chosenColumns(columns, [
    ['name', 'Name'],
    ['tag_ids.length', 'Tags'],
  ])
  expect(chosen.map(({ name }) => name)).toEqual(['Name', 'Tags'])
  expect(cellsOf({ ...none, tag_ids: ['7', '8'] }, chosen)).toEqual(['', '2'])
  expect(cellsOf(none, chosen)).toEqual(['', '0'])
})

it('leaves codes in small letters as they are', () => {
  const codes = z.object({ field: z.enum(['image_link']), rule: z.enum(['limited-login']) })
  const chosen = chosenColumns(columnsOf(codes), [
    ['field', 'Field'],
    ['rule', 'Rule'],
  ])
  expect(cellsOf({ field: 'image_link', rule: 'limited-login' }, chosen)).toEqual([
    'image_link',
    'limited-login',
  ])
})

it('writes constants of chosen columns in words, and codes of currencies as they are', () => {
  const chosen = chosenColumns(
    columnsOf(z.object({ status: z.enum(['BILLING_HOLD']), currency: z.enum(['EUR']) })),
    [
      ['status', 'Status'],
      ['currency', 'Currency'],
    ],
  )
  expect(cellsOf({ status: 'BILLING_HOLD', currency: 'EUR' }, chosen)).toEqual(['Billing hold', 'EUR'])
})
