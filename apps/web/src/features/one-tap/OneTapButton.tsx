import { useEffect, useEffectEvent, useRef } from 'react'
import { selectAutoLogin } from '../../entities/session/session-slice.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import styles from './OneTapButton.module.css'

/** A place for the button that the sign-in script draws itself; empty where this site has no such script. */
export function OneTapButton({ next }: { next: string }) {
  const t = useT()
  const store = useAppStore()
  const place = useRef<HTMLDivElement>(null)
  const hasWays = useAppSelector(selectAutoLogin)
  const say = useEffectEvent((error: unknown) => {
    const text = readFailure(error, [], t).message ?? t('error.default')
    store.dispatch(toastShown({ text, tone: 'error' }))
  })
  useEffect(() => {
    const parent = place.current
    if (!hasWays || !parent) return
    const ending = new AbortController()
    const { signal } = ending
    // Without it the other ways in are there.
    import('./draw-button.ts')
      .then(({ drawButton }) => drawButton(parent, { next, store, signal, onRefused: (error) => say(error) }))
      .catch(() => undefined)
    return () => ending.abort()
  }, [hasWays, next, store])
  return hasWays && <div ref={place} className={styles.place} />
}
