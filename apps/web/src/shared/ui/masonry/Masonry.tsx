import { type ReactNode, useMemo, useRef } from 'react'
import { ITEM_INDEX } from '../../browser/focused-item.ts'
import { type Columns, defaultColumns } from './columns.ts'
import styles from './Masonry.module.css'
import type { ItemSize } from './masonry-layout.ts'
import { gridStyle, itemStyle } from './masonry-style.ts'
import { useMasonry } from './use-masonry.ts'

type Props<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  /** The size of an item never changes once it is shown. */
  sizeOf: (item: T) => ItemSize
  renderItem: (item: T, index: number) => ReactNode
  /** Absent when nothing follows. */
  onLoadMore?: () => void
  isLoadingMore?: boolean
  columns?: Columns | undefined
}

/** A grid of cards of different heights in rank order. See the README beside this file. */
export function Masonry<T>(props: Props<T>) {
  const {
    label,
    items,
    keyOf,
    sizeOf,
    renderItem,
    onLoadMore,
    isLoadingMore,
    columns = defaultColumns,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const sizes = useMemo(() => items.map(sizeOf), [items, sizeOf])
  const { layouts, shown } = useMasonry(frame, sizes, { onLoadMore, isLoadingMore, columns })
  return (
    <div ref={frame} className={styles.frame}>
      <ul aria-label={label} aria-busy={isLoadingMore} className={styles.grid} style={gridStyle(layouts)}>
        {shown.map((index) => {
          const [item, size] = [items[index], sizes[index]]
          if (item === undefined || !size) return null
          return (
            <li
              key={keyOf(item)}
              aria-setsize={onLoadMore ? -1 : items.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={itemStyle(layouts, index, size)}
              {...{ [ITEM_INDEX]: index }}
            >
              {renderItem(item, index)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
