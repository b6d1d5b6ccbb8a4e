import { type Columns, isNarrowAt } from './columns.ts'

/**
 * What the layout knows of an item: height / width of its picture, and the rem of text below it, with
 * those that are added in narrow columns.
 */
export type ItemSize = { ratio: number; textRem: number; narrowRem?: number }

/**
 * Where an item stands: its column, and the distance from the top as
 * `ratios` column widths plus `rem` root font sizes. Both hold at any width.
 */
export type Placement = { column: number; ratios: number; rem: number }

export type MasonryLayout = { placements: Placement[]; height: { ratios: number; rem: number } }

type Column = { ratios: number; rem: number }

export const ROOT_FONT_PX = 16

/**
 * Puts each item, in order, below the shortest column, the first one of equals.
 * Heights are compared at the nominal column width, so the result depends on the
 * number of columns only.
 */
export function layoutMasonry(
  items: readonly ItemSize[],
  columnsCount: number,
  columnRule: Columns,
): MasonryLayout {
  const width = columnRule.nominalPx(columnsCount)
  const isNarrow = isNarrowAt(columnRule, columnsCount)
  const gutterRem = columnRule.gutterPx(columnsCount) / ROOT_FONT_PX
  const columns: Column[] = Array.from({ length: columnsCount }, () => ({ ratios: 0, rem: 0 }))
  const heightOf = ({ ratios, rem }: Column) => ratios * width + rem * ROOT_FONT_PX
  const placements = items.map(({ ratio, textRem, narrowRem = 0 }): Placement => {
    const shortest = columns.reduce((best, column) =>
      heightOf(column) < heightOf(best) - 0.5 ? column : best,
    )
    const placement = { column: columns.indexOf(shortest), ratios: shortest.ratios, rem: shortest.rem }
    shortest.ratios += ratio
    shortest.rem += textRem + (isNarrow ? narrowRem : 0) + gutterRem
    return placement
  })
  const tallest = columns.reduce((best, column) => (heightOf(column) > heightOf(best) ? column : best))
  return { placements, height: { ratios: tallest.ratios, rem: tallest.rem } }
}
