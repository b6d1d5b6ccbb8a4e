import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** State of a navigation away from something that was deleted: the keyboard goes on at the heading. */
export const TO_HEADING = { isFocusAtHeading: true } as const

export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const state = useLocation().state as Partial<typeof TO_HEADING> | null
  const isAsked = state?.isFocusAtHeading === true
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  return heading
}

/** Where the keyboard goes on when the page of a thing that is gone is left. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus()

/** Where it goes on when a row is gone: at the first that remains. */
export function focusFirstRow(): void {
  const row = document.querySelector<HTMLElement>('tbody :is(a, button)')
  if (row) row.focus()
  else focusHeading()
}
