import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { useT } from '../../i18n/i18n-context.ts'
import { after } from '../../browser/clock.ts'
import { classNames } from '../class-names.ts'
import { Button } from '../Button.tsx'
import styles from './ToastRegion.module.css'

export type ToastView = {
  id: string
  text: string
  tone: 'plain' | 'error'
  imageUrl?: string
  link?: { href: string; label: string; at?: number | undefined; opensTab?: boolean }
  changeLabel?: string | undefined
  isUndoable: boolean
}

type Handlers = Record<'onUndo' | 'onChange' | 'onDismiss', (id: string) => void>

const SHOWN_MS = 6_000
const SHOWN_WITH_ACTION_MS = 10_000

/** Where the focus was before it came to the toasts. */
type Origin = RefObject<HTMLElement | null>
type CardProps = Handlers & { toast: ToastView; origin: Origin }

/** A toast that goes by a key leaves the focus to another, the last to where it was. */
function handOver(card: HTMLElement | null, origin: Origin): void {
  if (!card?.querySelector(':focus-visible')) return
  const other = card.parentElement?.querySelector<HTMLElement>('li:not(:focus-within) > button:last-child')
  const next = other ?? origin.current
  next?.focus()
}

/** The link stands on its place in the text, or after the text. */
function ToastText({ text, link }: Pick<ToastView, 'text' | 'link'>) {
  if (!link) return <p className={styles.text}>{text}</p>
  const { href, label, at = -1, opensTab } = link
  return (
    <p className={styles.text}>
      {at < 0 ? `${text} ` : text.slice(0, at)}
      <Link to={href} target={opensTab ? '_blank' : undefined} className={styles.link}>
        {label}
      </Link>
      {at >= 0 && text.slice(at + label.length)}
    </p>
  )
}

function ToastCard({ toast, origin, onUndo, onChange, onDismiss }: CardProps) {
  const t = useT()
  const { id, text, tone, imageUrl, link, changeLabel, isUndoable } = toast
  const dismiss = useEffectEvent(() => onDismiss(id))
  const lifetime = isUndoable || link ? SHOWN_WITH_ACTION_MS : SHOWN_MS
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // WCAG 2.2.1: it stays while it is read or used.
    const expire = () => {
      if (card.current?.matches(':hover, :focus-within')) cancel = after(SHOWN_MS, expire)
      else dismiss()
    }
    let cancel = after(lifetime, expire)
    return () => cancel()
  }, [lifetime])
  useLayoutEffect(() => {
    const node = card.current
    return () => handOver(node, origin)
  }, [origin])
  return (
    <li ref={card} className={classNames(styles.toast, styles[tone])}>
      {imageUrl && <img className={styles.image} src={imageUrl} alt="" width={40} height={40} />}
      <ToastText text={text} link={link} />
      {changeLabel && (
        <Button className={styles.action} onClick={() => onChange(id)}>
          {changeLabel}
        </Button>
      )}
      {isUndoable && (
        <Button className={styles.action} onClick={() => onUndo(id)}>
          {t('app.undo')}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('app.dismiss')}
        className={styles.close}
        onClick={() => onDismiss(id)}
      >
        ×
      </button>
    </li>
  )
}

/** The messages over the page, newest last; a polite live region that is always there. */
export function ToastRegion({ toasts, ...handlers }: Handlers & { toasts: readonly ToastView[] }) {
  const t = useT()
  const origin = useRef<HTMLElement>(null)
  return (
    <section
      aria-label={t('app.notifications')}
      aria-live="polite"
      className={styles.region}
      onFocusCapture={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null
      }}
    >
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} origin={origin} {...handlers} />
        ))}
      </ul>
    </section>
  )
}
