import type { ReactNode } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { CheckIcon } from '../icons/control-icons.tsx'
import styles from './Menu.module.css'

type Props = { icon?: ReactNode; children: ReactNode } & (
  | { to: string }
  | { onSelect: () => void; isChecked?: boolean }
)

/** One entry of a `Menu`: a link, an action, or a choice that shows whether it is the current one. */
export function MenuItem(props: Props) {
  const label = (
    <>
      {props.icon}
      <span className={styles.label}>{props.children}</span>
    </>
  )
  if ('to' in props) {
    return (
      <Link role="menuitem" tabIndex={-1} to={props.to} className={styles.item}>
        {label}
      </Link>
    )
  }
  const { isChecked, onSelect } = props
  const choice =
    isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChecked }
  return (
    <button type="button" tabIndex={-1} {...choice} onClick={onSelect} className={styles.item}>
      {label}
      {isChecked && <CheckIcon size={18} />}
    </button>
  )
}
