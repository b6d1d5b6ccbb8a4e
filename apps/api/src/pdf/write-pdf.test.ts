import { expect, it } from 'vitest'
import { writePdf } from './write-pdf.ts'

const aDocument = {
  title: 'Invoice 202701-5-01',
  facts: [['Ad account', 'Müller (Berlin)']],
  columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
  rows: Array.from({ length: 100 }, (_, index) => ['2027-01-01', `Lamps ${index}`, '1', '1', '0.20 EUR']),
  sums: [['Total', '20.00 EUR']],
} as const

it('B-2.55 writes a file whose table says where each object begins, over as many pages as it takes', () => {
  const text = writePdf(aDocument).toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text).toContain('/Count 3')
  expect(text).toContain(String.raw`(Müller \(Berlin\)) Tj`)
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  expect(starts).toHaveLength(9)
  for (const [index, at] of starts.entries())
    expect(text.slice(at, at + 10)).toMatch(new RegExp(`^${index + 1} 0 obj`))
})
