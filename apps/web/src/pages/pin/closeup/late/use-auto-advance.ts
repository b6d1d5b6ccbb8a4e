import { useEffect, useEffectEvent, useRef } from 'react'
import { after, now } from '../../../../shared/browser/clock.ts'

/** Calls back once a page has been shown for its time in milliseconds; the time stands still while it is held. */
export function useAutoAdvance(isRunning: boolean, page: number, duration: number, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = duration
  }, [page, duration])
  useEffect(() => {
    if (!isRunning) return undefined
    const startedAt = now()
    const cancel = after(left.current, () => end())
    return () => {
      cancel()
      left.current -= now() - startedAt
    }
  }, [isRunning, page])
}
