import type { Columns } from '../../../../shared/ui/masonry/columns.ts'

const FEWEST = 3
const MOST = 10
const COLUMN_PX = 165
const GUTTER_PX = 3

/** Columns of a wall of pictures: a hair apart, so that they read as one surface. */
export const moodColumns: Columns = {
  count: (width) =>
    Math.min(MOST, Math.max(FEWEST, Math.floor((width + GUTTER_PX) / (COLUMN_PX + GUTTER_PX)))),
  gutterPx: () => GUTTER_PX,
  nominalPx: () => COLUMN_PX,
  isMeasured: true,
}
