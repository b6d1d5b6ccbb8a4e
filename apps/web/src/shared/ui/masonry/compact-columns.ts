import type { Columns } from './columns.ts'

type Measure = { fewest: number; most: number; columnPx: number; gutterPx: number }

/** Columns of one width at every width of the grid, drawn once it is known. */
export const evenColumns = ({ fewest, most, columnPx, gutterPx }: Measure): Columns => ({
  count: (width) => Math.min(most, Math.max(fewest, Math.floor((width + gutterPx) / (columnPx + gutterPx)))),
  gutterPx: () => gutterPx,
  nominalPx: () => columnPx,
  isMeasured: true,
})

/** Narrow columns, close to each other: many small pictures at a glance. */
export const compactColumns = evenColumns({ fewest: 3, most: 12, columnPx: 148, gutterPx: 8 })
