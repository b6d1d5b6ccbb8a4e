import type { CSSProperties } from 'react'
import { ALL_COLUMN_COUNTS } from './columns.ts'
import { type ItemSize, layoutMasonry, type MasonryLayout } from './masonry-layout.ts'

/** The layouts by number of columns: one when the width is known, all of them when it is not. */
export type Layouts = ReadonlyMap<number, MasonryLayout>

export function layoutsFor(items: readonly ItemSize[], columns: number | null): Layouts {
  const counts = columns === null ? ALL_COLUMN_COUNTS : [columns]
  return new Map(counts.map((count) => [count, layoutMasonry(items, count)]))
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The place of an item as custom properties, from which the stylesheet takes those of the current width. */
export function itemStyle(layouts: Layouts, index: number, { ratio, textRem }: ItemSize): CSSProperties {
  const style: Record<string, number> = { '--a': round(ratio), '--t': round(textRem) }
  for (const [count, { placements }] of layouts) {
    const place = placements[index]
    if (!place) continue
    style[`--c${count}`] = place.column
    style[`--r${count}`] = round(place.ratios)
    style[`--e${count}`] = round(place.rem)
  }
  return style
}

export function gridStyle(layouts: Layouts): CSSProperties {
  const style: Record<string, number> = {}
  for (const [count, { height }] of layouts) {
    style[`--hr${count}`] = round(height.ratios)
    style[`--he${count}`] = round(height.rem)
  }
  return style
}
