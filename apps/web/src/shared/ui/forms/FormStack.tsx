import type { FormEventHandler, ReactNode } from 'react'
import styles from './FormStack.module.css'

type Props = { id?: string; onSubmit: FormEventHandler; children: ReactNode }

/** Controls below each other; errors are the form's own, not the browser's. */
export const FormStack = ({ id, onSubmit, children }: Props) => (
  <form id={id} noValidate onSubmit={onSubmit} className={styles.stack}>
    {children}
  </form>
)
