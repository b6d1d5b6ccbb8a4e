import { type RefObject, useEffect, useState } from 'react'

/** The attribute by which a list's items say their place. */
export const ITEM_INDEX = 'data-index'

function indexOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest(`[${ITEM_INDEX}]`) : null
  return item ? Number(item.getAttribute(ITEM_INDEX)) : null
}

/** The place of the item that holds the focus, or null. */
export function useFocusedItem(list: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    const node = list.current
    const enter = (event: FocusEvent) => setFocused(indexOf(event.target))
    const leave = (event: FocusEvent) => setFocused(indexOf(event.relatedTarget))
    node?.addEventListener('focusin', enter)
    node?.addEventListener('focusout', leave)
    return () => {
      node?.removeEventListener('focusin', enter)
      node?.removeEventListener('focusout', leave)
    }
  }, [list])
  return focused
}

/** Whether the focus is on something that waits for its code. */
export const isFocusBusy = (): boolean => document.activeElement?.ariaBusy === 'true'
