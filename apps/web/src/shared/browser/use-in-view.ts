import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when an element comes into view, and again when `key` has changed and it still is. */
export function useInView(box: RefObject<HTMLElement | null>, key: unknown, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const node = box.current
    if (!node || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [box, key])
}
