import type { ReactNode } from 'react'
import { Link } from '../navigation/Link.tsx'
import styles from './Chip.module.css'
import { classNames } from './class-names.ts'

type Props = { children: ReactNode; icon?: ReactNode } & (
  | { to: string }
  | { isSelected: boolean; onToggle: () => void }
)

/** A small choice: a link to a refinement, or a toggle. */
export function Chip(props: Props) {
  const content = (
    <>
      {props.icon}
      {props.children}
    </>
  )
  if ('to' in props) {
    return (
      <Link to={props.to} className={styles.chip}>
        {content}
      </Link>
    )
  }
  const { isSelected, onToggle } = props
  const classes = classNames(styles.chip, isSelected && styles.selected)
  return (
    <button type="button" aria-pressed={isSelected} onClick={onToggle} className={classes}>
      {content}
    </button>
  )
}
