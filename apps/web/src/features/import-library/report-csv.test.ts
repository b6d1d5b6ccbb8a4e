import type { LibraryImportItem } from '@tessera/api-types/library-imports/views'
import { expect, it } from 'vitest'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { reportCsv } from './report-csv.ts'

const item: LibraryImportItem = {
  id: '1',
  type: 'pin',
  where: 'Kitchen/lamp.jpg',
  title: 'Lamp, "paper"',
  board_name: 'Kitchen',
  outcome: 'imported',
  reason: null,
  pin_id: '9',
  board_id: '7',
}

it('writes a line for each item, and nothing that a spreadsheet would run', async () => {
  const translator = await createTranslator('en_US')
  await translator.addAreas(['imports'])
  const fault = { ...item, type: 'fault', title: '=1+1', outcome: 'fault', reason: 'no_picture' } as const
  expect(reportCsv([item, { ...fault, board_name: null }], translator.t).split('\r\n')).toEqual([
    '\u{feff}"Type","Title","Board","Where we found it","Result","Reason"',
    '"Pin","Lamp, ""paper""","Kitchen","Kitchen/lamp.jpg","Imported",""',
    `"Not imported","'=1+1","","Kitchen/lamp.jpg","Can’t be imported","It has no picture."`,
    '',
  ])
})
