import type { ReactNode } from 'react'
import styles from './PageColumn.module.css'

/** A page that is read or filled in from top to bottom. */
export const PageColumn = ({ children }: { children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
)
