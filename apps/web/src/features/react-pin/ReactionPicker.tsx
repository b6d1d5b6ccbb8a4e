import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { formatCount } from '@tessera/i18n/formats'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { countOf } from '../../entities/pins/reaction-counts.ts'
import { isFocusBusy } from '../../shared/browser/focused-item.ts'
import { onOutsidePress } from '../../shared/browser/outside-press.ts'
import { onFirstEscape, onRestOrHold } from '../../shared/browser/rest-and-hold.ts'
import { seenEdges } from '../../shared/browser/seen-edges.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { nextItem } from '../../shared/ui/menu/menu-focus.ts'
import { opensAbove, shiftIntoView } from '../../shared/ui/menu/menu-place.ts'
import { REACTION_KINDS, ReactionIcon } from './reaction-kinds.tsx'
import styles from './ReactionPicker.module.css'

type Props = {
  pin: Pin
  /** A pointer is over the button: it came before this code. */
  isOver: boolean
  onReact: (kind: number) => void
}

/** In a row the arrows to the sides move; which of them is forward depends on how one reads. */
const ROW_KEYS: Readonly<Record<string, [ltr: string, rtl: string]>> = {
  ArrowRight: ['ArrowDown', 'ArrowUp'],
  ArrowLeft: ['ArrowUp', 'ArrowDown'],
}

const GAP_PX = 4

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

function Kind({ kind, pin, onChoose }: { kind: number; pin: Pin; onChoose: () => void }) {
  const { t, locale } = useTranslator<'reactions'>()
  const count = countOf(pin.reaction_counts, kind)
  const name = t('reactions.kind', { kind })
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={pin.reaction_by_me === kind}
      aria-label={count > 0 ? t('reactions.kindCount', { kind, count }) : name}
      className={styles.kind}
      onClick={onChoose}
    >
      <ReactionIcon kind={kind} size={28} />
      <span className={styles.name}>
        {name} {count > 0 && <b>{formatCount(count, locale)}</b>}
      </span>
    </button>
  )
}

function Kinds({
  pin,
  onChoose,
  onClose,
}: {
  pin: Pin
  onChoose: (kind: number) => void
  onClose: () => void
}) {
  const t = useT<'reactions'>()
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!menu.current) return
    const seen = seenEdges()
    const { height } = menu.current.getBoundingClientRect()
    const button = menu.current.parentElement?.parentElement?.getBoundingClientRect()
    menu.current.classList.toggle(styles.above ?? '', button && opensAbove(button, height + GAP_PX, seen))
    const shift = shiftIntoView(menu.current.getBoundingClientRect(), seen.width)
    menu.current.style.left = `${shift}px`
  }, [])
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
    const key = ROW_KEYS[event.key]?.[isRightToLeft(event.currentTarget) ? 1 : 0] ?? event.key
    const next = nextItem(key, items.indexOf(event.target as HTMLElement), items.length)
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('reactions.choose')}
      className={styles.kinds}
      onKeyDown={handleKey}
    >
      {REACTION_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} pin={pin} onChoose={() => onChoose(kind)} />
      ))}
    </div>
  )
}

type MoreProps = { ref: Ref<HTMLButtonElement>; isOpen: boolean; onPress: () => void }

/** Seen only by those who come to it by keyboard: a mouse rests and a finger stays on the like button instead. */
function MoreButton({ ref, isOpen, onPress }: MoreProps) {
  const t = useT<'reactions'>()
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={styles.more}
      onClick={onPress}
    >
      {t('reactions.more')}
    </button>
  )
}

/** The way to the kinds beside the like button, and the kinds while somebody reaches for them. */
export function ReactionPicker({ pin, isOver, onReact }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  // Somebody came by keyboard before this code: the focus is on what stood in its place.
  const [wasAwaited] = useState(isFocusBusy)
  const box = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const likeButton = () => box.current?.parentElement?.querySelector('button')
  const close = useEffectEvent(() => setIsOpen(false))
  const closeAndReturn = () => {
    setIsOpen(false)
    const opener = isPressed ? more.current : likeButton()
    opener?.focus()
  }
  const leave = useEffectEvent(closeAndReturn)
  const open = (isByPress: boolean) => {
    setIsPressed(isByPress)
    setIsOpen(true)
  }
  const openAtRest = useEffectEvent(() => !isOpen && open(false))
  const watch = useEffectEvent((around: HTMLElement) =>
    onRestOrHold(around, { isOver, onOpen: openAtRest, onClose: close }),
  )
  useLayoutEffect(() => {
    if (wasAwaited) more.current?.focus()
  }, [wasAwaited])
  useEffect(() => {
    const around = box.current?.parentElement
    return around ? watch(around) : undefined
  }, [])
  useLayoutEffect(() => {
    if (!isOpen || !box.current) return
    if (isPressed) box.current.querySelector<HTMLElement>('[role="menuitemradio"]')?.focus()
    const stops = [onOutsidePress(box.current.parentElement, close), onFirstEscape(leave)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isOpen, isPressed])

  const choose = (kind: number) => {
    setIsOpen(false)
    likeButton()?.focus()
    onReact(kind)
  }
  const press = () => (isOpen && isPressed ? closeAndReturn() : open(true))
  return (
    <div ref={box}>
      <MoreButton ref={more} isOpen={isOpen} onPress={press} />
      {isOpen && <Kinds pin={pin} onChoose={choose} onClose={closeAndReturn} />}
    </div>
  )
}
