import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The accessible name; also shown as a hint. */
  label: string
  icon: ReactNode
  tone?: 'plain' | 'filled' | 'overlay' | 'accent'
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, icon, tone = 'plain', className, ...rest }: Props) {
  const classes = classNames(styles.button, styles[tone], className)
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classes}>
      {icon}
    </button>
  )
}
