import { NavLink } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export type Tab = { to: string; label: string }

/** Links between views of one thing, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          className={({ isActive }) => classNames(styles.tab, isActive && styles.active)}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
