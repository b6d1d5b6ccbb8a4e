import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_COLUMN_COUNTS, type Columns, columnsStartAt, defaultColumns } from './columns.ts'
import { compactColumns } from './compact-columns.ts'
import { type ItemSize, layoutMasonry } from './masonry-layout.ts'
import { isNearEnd, visibleItems } from './visible-range.ts'

const anItem = fc.record({
  ratio: fc.double({ min: 0.3, max: 3, noNaN: true }),
  textRem: fc.double({ min: 0, max: 6, noNaN: true }),
})
const someItems = fc.array(anItem, { maxLength: 120 })
const someColumns = fc.constantFrom(...ALL_COLUMN_COUNTS)
const someRule = fc.constantFrom(defaultColumns, compactColumns)

const REM = 16
const heightOf = (item: ItemSize, width: number) => item.ratio * width + item.textRem * REM

function boxes(items: readonly ItemSize[], columns: number, width: number, rule: Columns = defaultColumns) {
  return layoutMasonry(items, columns, rule).placements.map((place, index) => {
    const top = place.ratios * width + place.rem * REM
    const item = items[index]
    return { ...place, top, bottom: top + (item ? heightOf(item, width) : 0) }
  })
}

describe('placing items', () => {
  it('goes to the shortest column, the first of equals', () => {
    const square = { ratio: 1, textRem: 0 }
    const tall = { ratio: 2, textRem: 0 }
    const { placements } = layoutMasonry([tall, square, square, square], 3, defaultColumns)
    expect(placements.map((place) => place.column)).toEqual([0, 1, 2, 1])
  })

  it('never lets two items overlap, however wide the columns grow', () => {
    const widths = fc.integer({ min: 120, max: 500 })
    fc.assert(
      fc.property(someItems, someColumns, widths, (items, columns, width) => {
        const ends = Array.from({ length: columns }, () => 0)
        const overlapping = boxes(items, columns, width).filter((box) => {
          const end = ends[box.column] ?? 0
          ends[box.column] = box.bottom
          return box.top < end - 0.01
        })
        expect(overlapping).toEqual([])
      }),
    )
  })

  it('keeps rank order: no item stands above one that ranks before it', () => {
    fc.assert(
      fc.property(someItems, someColumns, someRule, (items, columns, rule) => {
        const tops = boxes(items, columns, rule.nominalPx(columns), rule).map((box) => box.top)
        expect(tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 0.51)).toEqual([])
      }),
    )
  })

  it('leaves columns that differ by no more than the tallest item', () => {
    fc.assert(
      fc.property(someItems, someColumns, someRule, (items, columns, rule) => {
        const [width, gutter] = [rule.nominalPx(columns), rule.gutterPx(columns)]
        const ends = Array.from({ length: columns }, () => 0)
        for (const box of boxes(items, columns, width, rule)) ends[box.column] = box.bottom + gutter
        const tallest = Math.max(0, ...items.map((item) => heightOf(item, width))) + gutter
        expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(tallest + 0.51)
      }),
    )
  })

  it('leaves every item where it is when more arrive', () => {
    fc.assert(
      fc.property(someItems, someItems, someColumns, (items, more, columns) => {
        const before = layoutMasonry(items, columns, defaultColumns).placements
        expect(
          layoutMasonry([...items, ...more], columns, defaultColumns).placements.slice(0, items.length),
        ).toEqual(before)
      }),
    )
  })
})

describe('text in narrow columns', () => {
  const items = [{ ratio: 1, textRem: 2, narrowRem: 1.25 }]
  const endAt = (count: number, columns: Columns) => layoutMasonry(items, count, columns).height.rem * REM

  it('has the lines more that it needs there, and none where columns are wide', () => {
    expect(endAt(2, defaultColumns)).toBe(3.25 * REM + defaultColumns.gutterPx(2))
    expect(endAt(8, compactColumns)).toBe(3.25 * REM + compactColumns.gutterPx(8))
    expect(endAt(3, defaultColumns)).toBe(2 * REM + defaultColumns.gutterPx(3))
  })
})

describe('columns', () => {
  it.each([
    [358, 2],
    [772, 3],
    [1392, 5],
    [4000, 8],
  ])('a grid of %i px has %i', (width, columns) => {
    expect(defaultColumns.count(width)).toBe(columns)
  })

  it.each([
    [358, 3],
    [772, 5],
    [1392, 8],
    [4000, 12],
  ])('a compact grid of %i px has %i', (width, columns) => {
    expect(compactColumns.count(width)).toBe(columns)
  })

  it('begin in the stylesheet where they begin here', () => {
    const css = readFileSync(join(import.meta.dirname, 'Masonry.module.css'), 'utf8')
    const rules = [...css.matchAll(/min-width: (\d+)px\) \{\s+\.grid \{\s+--n: (\d)/g)]
    expect(rules.map(([, width, count]) => [Number(width), Number(count)])).toEqual(
      ALL_COLUMN_COUNTS.slice(1).map((count) => [columnsStartAt(count), count]),
    )
    for (const count of ALL_COLUMN_COUNTS.slice(1)) {
      expect(defaultColumns.count(columnsStartAt(count))).toBe(count)
      expect(defaultColumns.count(columnsStartAt(count) - 1)).toBe(count - 1)
    }
  })
})

describe('what is rendered', () => {
  const items = Array.from({ length: 40 }, () => ({ ratio: 1, textRem: 0 }))
  const { placements } = layoutMasonry(items, 2, defaultColumns)
  const scale = { columnPx: 100, remPx: 16 }

  it('is what stands within 0.7 viewports of the window', () => {
    const visible = visibleItems(placements, items, scale, { top: 1000, viewport: 500 })
    const tops = visible.map(
      (index) => (placements[index]?.ratios ?? 0) * 100 + (placements[index]?.rem ?? 0) * 16,
    )
    expect(Math.min(...tops) + 100).toBeGreaterThanOrEqual(650)
    expect(Math.max(...tops)).toBeLessThanOrEqual(1850)
    expect(visible).toEqual(visible.toSorted((a, b) => a - b))
    expect(visible.length).toBeLessThan(items.length)
  })

  it('asks for more when the end is less than three viewports away', () => {
    expect(isNearEnd(4000, { top: 1000, viewport: 500 })).toBe(false)
    expect(isNearEnd(2999, { top: 1000, viewport: 500 })).toBe(true)
  })
})
