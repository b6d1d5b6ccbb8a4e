import { NavigationLink } from '../navigation/NavigationLink.tsx'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export type Tab = { to: string; label: string }

type Props = { label: string; tabs: readonly Tab[]; variant?: 'lines' | 'pills' }

/** Links between views of one thing, each with its own address; pills for views within a view. */
export function Tabs({ label, tabs, variant = 'lines' }: Props) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, styles[variant])}>
      {tabs.map((tab) => (
        <NavigationLink
          key={tab.to}
          to={tab.to}
          className={(isCurrent) => classNames(styles.tab, isCurrent && styles.active)}
        >
          {tab.label}
        </NavigationLink>
      ))}
    </nav>
  )
}
