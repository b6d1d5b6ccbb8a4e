import type { ReactNode } from 'react'
import styles from './NarrowPage.module.css'

type Props = { title: string; lead?: string; children: ReactNode; footer?: ReactNode }

/** A page of one task: a heading, a form, and where else to go. */
export const NarrowPage = ({ title, lead, children, footer }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
    {footer && <nav className={styles.footer}>{footer}</nav>}
  </div>
)
