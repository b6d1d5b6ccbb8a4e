import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './NarrowPage.module.css'

type Props = {
  title: string
  lead?: string
  /** At the start over a list or a text, in the center over a form. */
  align?: 'start' | 'center'
  children: ReactNode
  footer?: ReactNode
}

/** A page of one task: a heading, a form or a list, and where else to go. */
export const NarrowPage = ({ title, lead, align = 'center', children, footer }: Props) => (
  <div className={styles.page}>
    <header className={classNames(styles.header, styles[align])}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
    {footer && <nav className={styles.footer}>{footer}</nav>}
  </div>
)
