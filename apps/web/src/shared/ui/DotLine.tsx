import type { ReactNode } from 'react'
import styles from './DotLine.module.css'

/** Short facts beside each other, with dots between them; where the line is full it breaks between two facts. */
export function DotLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.line}>
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index} className={styles.fact}>
          <span className={styles.dot}>{index > 0 && ' · '}</span>
          {fact}
        </span>
      ))}
    </span>
  )
}
