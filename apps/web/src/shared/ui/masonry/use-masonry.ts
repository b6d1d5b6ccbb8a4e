import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { useFocusedItem } from '../../browser/focused-item.ts'
import { type GridWindow, useGridWindow } from '../../browser/grid-window.ts'
import type { Columns } from './columns.ts'
import { type ItemSize, type MasonryLayout, ROOT_FONT_PX } from './masonry-layout.ts'
import { type Layouts, layoutsFor } from './masonry-style.ts'
import { isNearEnd, type Scale, visibleItems } from './visible-range.ts'

type Loading = { onLoadMore?: () => void; isLoadingMore?: boolean }

/** Where the items stand, and which of them to render, by index and in order. */
export type MasonryState = { layouts: Layouts; shown: readonly number[] }

type Measured = { view: GridWindow; layout: MasonryLayout; scale: Scale }

function scaleOf({ width, remPx }: GridWindow, count: number, columns: Columns): Scale {
  const gutter = (columns.gutterPx(count) / ROOT_FONT_PX) * remPx
  return { columnPx: (width - (count - 1) * gutter) / count, remPx }
}

function measuredOf(view: GridWindow | null, layouts: Layouts): Measured | null {
  if (!view) return null
  const { columns, byCount } = layouts
  const count = columns.count(view.width)
  const layout = byCount.get(count)
  return layout ? { view, layout, scale: scaleOf(view, count, columns) } : null
}

function isMoreWanted(measured: Measured | null, { onLoadMore, isLoadingMore }: Loading): boolean {
  if (!measured || !onLoadMore || isLoadingMore) return false
  const { layout, scale, view } = measured
  return isNearEnd(layout.height.ratios * scale.columnPx + layout.height.rem * scale.remPx, view)
}

/** Measures the frame and returns what to render. Requests more once each time the end comes near. */
export function useMasonry(
  frame: RefObject<HTMLElement | null>,
  sizes: readonly ItemSize[],
  { columns, ...loading }: Loading & { columns: Columns },
): MasonryState {
  const view = useGridWindow(frame)
  const focused = useFocusedItem(frame)
  const count = view && columns.count(view.width)
  const layouts = useMemo(() => layoutsFor(sizes, count, columns), [sizes, count, columns])
  const measured = measuredOf(view, layouts)

  const isWanted = isMoreWanted(measured, loading)
  const loadMore = useEffectEvent(() => loading.onLoadMore?.())
  useEffect(() => {
    if (isWanted) loadMore()
  }, [isWanted, sizes.length])

  if (!measured) return { layouts, shown: sizes.map((_, index) => index) }
  const near = visibleItems(measured.layout.placements, sizes, measured.scale, measured.view)
  const isAway = focused !== null && focused < sizes.length && !near.includes(focused)
  return { layouts, shown: isAway ? [...near, focused].sort((a, b) => a - b) : near }
}
