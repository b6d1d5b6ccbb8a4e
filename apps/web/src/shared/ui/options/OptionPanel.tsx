import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Options.module.css'

type Props = {
  /** Of the list, named by the field that it belongs to. */
  id: string
  label: string
  header?: ReactNode
  /** One `OptionRow` each. */
  children: ReactNode
  className?: string
}

/** What a field suggests, below it. The field keeps the focus. */
export const OptionPanel = ({ id, label, header, children, className }: Props) => (
  <div className={classNames(styles.panel, className)} onPointerDown={(event) => event.preventDefault()}>
    {header}
    <div id={id} role="listbox" aria-label={label}>
      {children}
    </div>
  </div>
)
