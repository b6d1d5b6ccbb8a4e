import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the focus leaves an element and everything in it. */
export function useFocusLeave(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const node = box.current
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && node?.contains(relatedTarget))) leave()
    }
    node?.addEventListener('focusout', handleFocusOut)
    return () => node?.removeEventListener('focusout', handleFocusOut)
  }, [box])
}
