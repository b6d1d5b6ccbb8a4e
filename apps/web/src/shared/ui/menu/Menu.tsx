import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { onOutsidePress } from '../../browser/outside-press.ts'
import { seenEdges } from '../../browser/seen-edges.ts'
import { classNames } from '../class-names.ts'
import styles from './Menu.module.css'
import { nextItem } from './menu-focus.ts'
import { opensAbove, shiftIntoView } from './menu-place.ts'

type TriggerProps = {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

type Props = {
  label: string
  /** Draws the control that opens the menu; it spreads these on a button. */
  trigger: (props: TriggerProps) => ReactNode
  align?: 'start' | 'end'
  /** Loads the content of the menu; it opens only when this resolves to true. */
  prepare?: () => Promise<boolean>
  /** `MenuItem`s and headings. */
  children: ReactNode
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/** Puts an open menu where neither the bars of the page nor the sides of the window cut it. */
function place(menu: HTMLElement, box: HTMLElement) {
  const { offsetHeight, offsetTop } = menu
  const gap = offsetTop - box.offsetHeight
  const seen = seenEdges()
  const isAbove = opensAbove(box.getBoundingClientRect(), offsetHeight + gap, seen)
  menu.classList.toggle(styles.above ?? '', isAbove)
  const shift = shiftIntoView(menu.getBoundingClientRect(), seen.width)
  Object.assign(menu.style, { marginLeft: `${shift}px`, marginRight: `${-shift}px` })
}

export function Menu({ label, trigger, align = 'end', prepare, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const close = (returnsFocus: boolean) => {
    setIsOpen(false)
    if (returnsFocus) box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  // At once: a key pressed as it appears is meant for it.
  useLayoutEffect(() => {
    if (!isOpen) return
    if (menu.current && box.current) place(menu.current, box.current)
    itemsOf(menu.current)[0]?.focus()
    return onOutsidePress(box.current, () => setIsOpen(false))
  }, [isOpen])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close(false)
    if (event.key === 'Escape') return close(true)
    const items = itemsOf(menu.current)
    const current = items.findIndex((item) => item === event.target)
    const next = nextItem(event.key, current, items.length)
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }

  return (
    <div className={styles.box} ref={box}>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen || !prepare ? setIsOpen(!isOpen) : void prepare().then(setIsOpen)),
      })}
      {isOpen && (
        <div
          id={id}
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.menu, styles[align])}
          onKeyDown={handleKey}
          onClick={() => close(true)}
        >
          {children}
        </div>
      )}
    </div>
  )
}
