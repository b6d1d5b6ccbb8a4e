import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { useFocusedItem } from '../../browser/focused-item.ts'
import { type GridWindow, useGridWindow } from '../../browser/grid-window.ts'
import { columnCount, gutterPx } from './columns.ts'
import type { ItemSize, MasonryLayout } from './masonry-layout.ts'
import { type Layouts, layoutsFor } from './masonry-style.ts'
import { isNearEnd, type Scale, visibleItems } from './visible-range.ts'

type Loading = { onLoadMore?: () => void; isLoadingMore?: boolean }

/** Where the items stand, and which of them to render, by index and in order. */
export type MasonryState = { layouts: Layouts; shown: readonly number[] }

type Measured = { view: GridWindow; layout: MasonryLayout; scale: Scale }

function scaleOf({ width, remPx }: GridWindow, columns: number): Scale {
  const gutter = (gutterPx(columns) / 16) * remPx
  return { columnPx: (width - (columns - 1) * gutter) / columns, remPx }
}

function measuredOf(view: GridWindow | null, layouts: Layouts): Measured | null {
  if (!view) return null
  const columns = columnCount(view.width)
  const layout = layouts.get(columns)
  return layout ? { view, layout, scale: scaleOf(view, columns) } : null
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
  loading: Loading,
): MasonryState {
  const view = useGridWindow(frame)
  const focused = useFocusedItem(frame)
  const columns = view && columnCount(view.width)
  const layouts = useMemo(() => layoutsFor(sizes, columns), [sizes, columns])
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
