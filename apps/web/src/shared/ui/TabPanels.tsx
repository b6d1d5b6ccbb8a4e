import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export type TabPanel = { label: string; panel: ReactNode }

type Props = {
  label: string
  tabs: readonly TabPanel[]
  selected: number
  onSelect: (index: number) => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Views of one thing at one address, one at a time; the arrow keys go from one to the next. */
export function TabPanels({ label, tabs, selected, onSelect }: Props) {
  const id = useId()
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = (selected + (isMirrored ? -step : step) + tabs.length) % tabs.length
    onSelect(next)
    const [...buttons] = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    buttons[next]?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles.tabs, styles.pills)}
        onKeyDown={handleKey}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={classNames(styles.tab, styles.button, index === selected && styles.active)}
            onClick={() => onSelect(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {tabs[selected]?.panel}
      </div>
    </>
  )
}
