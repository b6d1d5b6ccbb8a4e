import { expect, it } from 'vitest'
import { allTexts, textsAt } from './testing/pdf-texts.ts'
import { writePdf } from './write-pdf.ts'

const aDocument = {
  title: 'Invoice 202701-5-01',
  facts: [['Ad account', 'Müller (Berlin)']],
  columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
  rows: Array.from({ length: 100 }, (_, index) => ['2027-01-01', `Lamps ${index}`, '1', '1', '0.20 EUR']),
  sums: [['Total', '20.00 EUR']],
} as const

it('B-2.55 writes a file whose table says where each object begins, over as many pages as it takes', () => {
  const file = writePdf(aDocument)
  const text = file.toString('latin1')
  expect(text.startsWith('%PDF-1.5\n')).toBe(true)
  expect(text).toContain('/Count 3')
  expect(textsAt(140, file)).toEqual(['Müller (Berlin)'])
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  expect(starts).toHaveLength(13)
  for (const [index, at] of starts.entries())
    expect(text.slice(at, at + 10)).toMatch(new RegExp(`^${index + 1} 0 obj`))
})

it.each([
  '“Lamp’s” – €5',
  'Dvořák, Łódź, Şişli',
  'Nhà gốm',
  'Лампы, Київ',
  'Λαμπα',
  '東京照明のランプ',
  'コーヒーサーバー',
  '서울',
  'บ้านดินเผา',
  '🏺?',
])('B-2.55 writes %s so that it can be read, searched and copied', (name) => {
  const file = writePdf({ ...aDocument, facts: [['Ad account', `Kiln ${name}`]], rows: [] })
  expect(textsAt(140, file)).toEqual([`Kiln ${name.replace('🏺', '?')}`])
})

it.each([
  ['בית היוצר 7', '7 רצויה תיב'],
  ['مصباح', 'حابصم'],
])('B-2.55 writes %s from the right, so that it can be read', (name, drawn) => {
  expect(textsAt(140, writePdf({ ...aDocument, facts: [['Ad account', name]], rows: [] }))).toEqual([drawn])
})

it('B-2.55 a long name goes on in the next line of its column', () => {
  const name = `WINTER LAMPS FOR EVERYONE WHO HAS A LARGE HOME ${'W'.repeat(40)}`
  const lines = textsAt(
    130,
    writePdf({ ...aDocument, rows: [['2027-01-01', name, '1', '1', '0.20 EUR']] }),
  ).slice(1)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(name.length / 2)
})

it('B-2.55 a table that goes on has its head on each page, a row is on one page, and each page tells its number', () => {
  const name = 'A name of many words that takes three lines in its column, since it goes on and on and on'
  const rows = Array.from({ length: 100 }, () => ['2027-01-01', name, '1', '1', '0.20 EUR'])
  const file = writePdf({ ...aDocument, rows })
  const pages = Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1])
  const columns = textsAt(50, file)
  expect(columns.filter((text) => text === 'Day')).toHaveLength(pages)
  expect(columns.filter((text) => text === '2027-01-01')).toHaveLength(100)
  const numbers = Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`)
  expect(allTexts(file).filter((text) => text.startsWith('Page '))).toEqual(numbers)
})
