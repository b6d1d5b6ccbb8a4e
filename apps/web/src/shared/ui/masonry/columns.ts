/** Widest and narrowest number of columns. The grid's stylesheet has a rule for each. */
export const MIN_COLUMNS = 2
export const MAX_COLUMNS = 8

const COLUMN_PX = 236
const PHONE_COLUMN_PX = 168
const GUTTER_PX = 16
const PHONE_GUTTER_PX = 14

/** The width at which a number of columns begins, in px. @internal The other way around, for tests. */
export const columnsStartAt = (columns: number): number => columns * COLUMN_PX + (columns - 1) * GUTTER_PX

/** How many columns a grid of this width has. Columns stretch to fill the width. */
export function columnCount(width: number): number {
  const fitting = Math.floor((width + GUTTER_PX) / (COLUMN_PX + GUTTER_PX))
  return Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, fitting))
}

export const gutterPx = (columns: number): number => (columns === MIN_COLUMNS ? PHONE_GUTTER_PX : GUTTER_PX)

/** The width that placement reckons with, so that items keep their columns while the grid stretches. */
export const nominalColumnPx = (columns: number): number =>
  columns === MIN_COLUMNS ? PHONE_COLUMN_PX : COLUMN_PX

export const ALL_COLUMN_COUNTS: readonly number[] = Array.from(
  { length: MAX_COLUMNS - MIN_COLUMNS + 1 },
  (_, index) => MIN_COLUMNS + index,
)
