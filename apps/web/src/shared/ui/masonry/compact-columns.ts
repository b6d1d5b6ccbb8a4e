import type { Columns } from './columns.ts'

const FEWEST = 3
const MOST = 12
const COLUMN_PX = 148
const GUTTER_PX = 8

/** Narrow columns, close to each other: many small pictures at a glance. */
export const compactColumns: Columns = {
  count: (width) =>
    Math.min(MOST, Math.max(FEWEST, Math.floor((width + GUTTER_PX) / (COLUMN_PX + GUTTER_PX)))),
  gutterPx: () => GUTTER_PX,
  nominalPx: () => COLUMN_PX,
  isMeasured: true,
}
