import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

type Props<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** An entry before all others, such as one that makes a new thing. */
  first?: ReactNode
  size?: 'medium' | 'wide' | 'line'
}

/** Cards of one height in rows. */
export function CardGrid<T>({ label, items, keyOf, renderItem, first, size = 'medium' }: Props<T>) {
  return (
    <ul aria-label={label} className={`${styles.grid} ${styles[size]}`}>
      {first && <li>{first}</li>}
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </ul>
  )
}
