import type { ReactNode } from 'react'
import styles from './CardMenu.module.css'

type Props = { icon: ReactNode; label: string; hint?: string | undefined; onSelect: () => unknown }

export const CardMenuItem = ({ icon, label, hint, onSelect }: Props) => (
  <li>
    <button type="button" onClick={() => void onSelect()} className={styles.item}>
      {icon}
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </button>
  </li>
)
