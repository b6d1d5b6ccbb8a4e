import type { ItemSize, Placement } from './masonry-layout.ts'

const BUFFER_VIEWPORTS = 0.7
const ASK_AHEAD_VIEWPORTS = 3

/** The window over the grid, in px of the grid. */
export type Scroll = { top: number; viewport: number }

export type Scale = { columnPx: number; remPx: number }

const topOf = ({ ratios, rem }: Placement, { columnPx, remPx }: Scale) => ratios * columnPx + rem * remPx

/** The items that stand within 0.7 viewports of the window, by index and in order. */
export function visibleItems(
  placements: readonly Placement[],
  items: readonly ItemSize[],
  scale: Scale,
  { top, viewport }: Scroll,
): number[] {
  const first = top - viewport * BUFFER_VIEWPORTS
  const last = top + viewport * (1 + BUFFER_VIEWPORTS)
  return placements.flatMap((placement, index) => {
    const item = items[index]
    const start = topOf(placement, scale)
    const height = item
      ? item.ratio * scale.columnPx + (item.textRem + (item.narrowRem ?? 0)) * scale.remPx
      : 0
    return start <= last && start + height >= first ? [index] : []
  })
}

/** Whether the end of the grid is less than three viewports below the window. */
export const isNearEnd = (gridHeight: number, { top, viewport }: Scroll): boolean =>
  gridHeight - (top + viewport) < viewport * ASK_AHEAD_VIEWPORTS
