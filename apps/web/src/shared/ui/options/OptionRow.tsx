import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Options.module.css'

/** Brings an element into the part of its list that is seen, with as little movement as can be. */
const scrollIntoNearView = (element: Element | null): void => element?.scrollIntoView?.({ block: 'nearest' })

type Props = {
  id: string
  isActive: boolean
  picture: ReactNode
  label: ReactNode
  detail?: ReactNode
  onChoose: () => void
}

/** One of what a field suggests: the arrows move over the options from the field, which keeps the focus. */
export function OptionRow({ id, isActive, picture, label, detail, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) scrollIntoNearView(row.current)
  }, [isActive])
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className={styles.picture}>{picture}</span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  )
}
