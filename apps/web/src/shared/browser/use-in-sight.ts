import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when an element comes into sight, and again when `key` has changed and it still is. */
export function useInSight(box: RefObject<HTMLElement | null>, key: unknown, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const node = box.current
    if (!node || typeof IntersectionObserver === 'undefined') return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    })
    sight.observe(node)
    return () => sight.disconnect()
  }, [box, key])
}
