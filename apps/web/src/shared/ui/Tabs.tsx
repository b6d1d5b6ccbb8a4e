import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export type Tab = { to: string; label: string }

/** Links between views of one thing, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <PlaceLink
          key={tab.to}
          to={tab.to}
          className={(isCurrent) => classNames(styles.tab, isCurrent && styles.active)}
        >
          {tab.label}
        </PlaceLink>
      ))}
    </nav>
  )
}
