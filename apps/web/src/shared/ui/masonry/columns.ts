/** Widest and narrowest number of columns. The grid's stylesheet has a rule for each. */
export const MIN_COLUMNS = 2
export const MAX_COLUMNS = 8

const COLUMN_PX = 236
const PHONE_COLUMN_PX = 168
const GUTTER_PX = 16
const PHONE_GUTTER_PX = 14

/** How many columns a grid of some width has, and what is between them. Columns stretch to fill the width. */
export type Columns = {
  count: (width: number) => number
  gutterPx: (columns: number) => number
  /** The width that placement reckons with, so that items keep their columns while the grid stretches. */
  nominalPx: (columns: number) => number
  /** Whether the stylesheet has no rules for them: they are drawn once the width is known. */
  isMeasured?: boolean
}

/** Whether so many columns are too narrow for what fits on a line of the others. */
export const isNarrowAt = (columns: Columns, count: number): boolean => columns.nominalPx(count) < COLUMN_PX

/** The width at which a number of columns begins, in px. @internal The other way around, for tests. */
export const columnsStartAt = (columns: number): number => columns * COLUMN_PX + (columns - 1) * GUTTER_PX

export const defaultColumns: Columns = {
  count: (width) =>
    Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, Math.floor((width + GUTTER_PX) / (COLUMN_PX + GUTTER_PX)))),
  gutterPx: (columns) => (columns === MIN_COLUMNS ? PHONE_GUTTER_PX : GUTTER_PX),
  nominalPx: (columns) => (columns === MIN_COLUMNS ? PHONE_COLUMN_PX : COLUMN_PX),
}

export const ALL_COLUMN_COUNTS: readonly number[] = Array.from(
  { length: MAX_COLUMNS - MIN_COLUMNS + 1 },
  (_, index) => MIN_COLUMNS + index,
)
