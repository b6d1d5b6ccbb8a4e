import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writePdf } from './write-pdf.ts'

const aDocument = {
  title: 'Invoice 202701-5-01',
  facts: [['Ad account', 'Müller (Berlin)']],
  columns: ['Day', 'Promotion', 'Impressions', 'Clicks', 'Amount'],
  rows: Array.from({ length: 100 }, (_, index) => ['2027-01-01', `Lamps ${index}`, '1', '1', '0.20 EUR']),
  sums: [['Total', '20.00 EUR']],
} as const

const utf16 = (code: string) => Buffer.from(code, 'hex').swap16().toString('utf16le')

/** What a reader of the file gets where a text is at `x`, line by line, by the letters that its fonts name. */
function textsAt(x: number, file: Buffer): string[] {
  const text = file.toString('latin1')
  const objectAt = (id: string) => text.indexOf(`\n${id} 0 obj\n`) + 1
  const lettersOf = (font: string) => {
    const id = new RegExp(`/${font} (\\d+) 0 R`).exec(text)?.[1] ?? ''
    const map = /\/ToUnicode (\d+) 0 R/.exec(
      text.slice(objectAt(id), text.indexOf('endobj', objectAt(id))),
    )?.[1]
    if (!map) return null
    const from = text.indexOf('stream\n', objectAt(map)) + 7
    const cmap = inflateSync(file.subarray(from)).toString()
    return new Map(
      [...cmap.matchAll(/<([\da-f]{4})> <([\da-f]+)>/g)].map(([, glyph, code = '']) => [glyph, utf16(code)]),
    )
  }
  return [...text.matchAll(new RegExp(`BT 1 0 0 1 ${x} \\d+ Tm (.*) ET`, 'g'))].map(([, shown = '']) =>
    [...shown.matchAll(/\/(F\d) \d+ Tf <([\da-f]+)> Tj/g)]
      .map(([, font = '', codes = '']) => {
        const letters = lettersOf(font)
        return letters ? (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code)).join('') : utf16(codes)
      })
      .join(''),
  )
}

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
  '서울',
  '🏺?',
])('B-2.55 writes %s so that it can be read, searched and copied', (name) => {
  const file = writePdf({ ...aDocument, facts: [['Ad account', `Kiln ${name}`]], rows: [] })
  expect(textsAt(140, file)).toEqual([`Kiln ${name.replace('🏺', '?')}`])
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
