import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { NavigationLink } from '../navigation/NavigationLink.tsx'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export type Tab = { to: string; label: string }

type Props = { label: string; tabs: readonly Tab[]; variant?: 'lines' | 'pills' }

const middleOf = ({ left, width }: DOMRect) => left + width / 2

/** Moves the row sideways only: the page keeps its place. */
function showCurrent(row: HTMLElement) {
  const current = row.querySelector('[aria-current]')
  if (!current) return
  row.scrollLeft += middleOf(current.getBoundingClientRect()) - middleOf(row.getBoundingClientRect())
}

/** Links between views of one thing, each with its own address; pills for views within a view. */
export function Tabs({ label, tabs, variant = 'lines' }: Props) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [pathname])
  return (
    <nav ref={nav} aria-label={label} className={classNames(styles.tabs, styles[variant])}>
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
