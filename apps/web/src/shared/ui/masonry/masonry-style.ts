import type { CSSProperties } from 'react'
import { ALL_COLUMN_COUNTS, type Columns, defaultColumns } from './columns.ts'
import { type ItemSize, layoutMasonry, type MasonryLayout, ROOT_FONT_PX } from './masonry-layout.ts'

/** The layouts by number of columns: one when the width is known, all of them when it is not. */
export type Layouts = { columns: Columns; byCount: ReadonlyMap<number, MasonryLayout> }

/** Until the width is known every grid has the default columns: the stylesheet knows no others. */
export function layoutsFor(items: readonly ItemSize[], known: number | null, asked: Columns): Layouts {
  const [counts, columns] = known === null ? [ALL_COLUMN_COUNTS, defaultColumns] : [[known], asked]
  return { columns, byCount: new Map(counts.map((count) => [count, layoutMasonry(items, count, columns)])) }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The place of an item as custom properties, from which the stylesheet takes those of the current width. */
export function itemStyle(
  layouts: Layouts,
  index: number,
  { ratio, textRem, narrowRem }: ItemSize,
): CSSProperties {
  const style: Record<string, number> = { '--a': round(ratio), '--t': round(textRem) }
  if (narrowRem) style['--tn'] = round(narrowRem)
  for (const [count, { placements }] of layouts.byCount) {
    const place = placements[index]
    if (!place) continue
    const suffix = layouts.columns.isMeasured ? '' : count
    style[`--c${suffix}`] = place.column
    style[`--r${suffix}`] = round(place.ratios)
    style[`--e${suffix}`] = round(place.rem)
  }
  return style
}

export function gridStyle({ columns, byCount }: Layouts): CSSProperties {
  const style: Record<string, number | string> = {}
  for (const [count, { height }] of byCount) {
    const suffix = columns.isMeasured ? '' : count
    style[`--hr${suffix}`] = round(height.ratios)
    style[`--he${suffix}`] = round(height.rem)
    if (columns.isMeasured) {
      style['--n'] = count
      style['--narrow'] = 1
      style['--gutter'] = `${columns.gutterPx(count) / ROOT_FONT_PX}rem`
    }
  }
  return style
}
