import { useEffect, useRef } from 'react'
import { selectAutoLogin } from '../../entities/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import styles from './OneTapButton.module.css'

/** A place for the button that the sign-in script draws itself; empty where this site has no such script. */
export function OneTapButton({ next }: { next: string }) {
  const store = useAppStore()
  const place = useRef<HTMLDivElement>(null)
  const hasWays = useAppSelector(selectAutoLogin)
  useEffect(() => {
    const parent = place.current
    if (!hasWays || !parent) return
    // Without it the other ways in are there.
    import('./draw-button.ts')
      .then(({ drawButton }) => drawButton(parent, next, store))
      .catch(() => undefined)
  }, [hasWays, next, store])
  return hasWays && <div ref={place} className={styles.place} />
}
