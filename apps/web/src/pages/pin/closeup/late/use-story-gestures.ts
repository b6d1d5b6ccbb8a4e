import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { now } from '../../../../shared/browser/clock.ts'
import { isHold, keyTurn, type StoryTurn, swipeOf } from './story-gesture.ts'

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Presses and keys: hold, swipe, arrows. */
export function useStoryGestures(turn: (to: StoryTurn) => void) {
  const [isHeld, setIsHeld] = useState(false)
  const from = useRef({ x: 0, at: 0 })
  const wasGesture = useRef(false)
  const release = () => setIsHeld(false)
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, at: now() }
      wasGesture.current = false
      setIsHeld(true)
    },
    onPointerUp: (event: PointerEvent) => {
      release()
      const to = { x: event.clientX, at: now() }
      const swiped = swipeOf(from.current, to, isRtl(event.currentTarget))
      wasGesture.current = swiped !== null || isHold(from.current, to)
      turn(swiped)
    },
    onPointerCancel: release,
    onPointerLeave: release,
    onKeyDown: (event: KeyboardEvent) => turn(keyTurn(event.key, isRtl(event.currentTarget))),
  }
  /** A press of a zone, unless it ended a swipe or a hold. */
  const tap = (to: StoryTurn) => () => {
    if (!wasGesture.current) turn(to)
    wasGesture.current = false
  }
  return { isHeld, handlers, tap }
}
