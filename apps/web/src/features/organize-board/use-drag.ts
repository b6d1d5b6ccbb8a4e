import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { elementAt, everyFrame, isInFirstHalf, scrollNearEdge } from '../../shared/browser/drag-frames.ts'
import { onPageEscape } from '../../shared/browser/page-escape.ts'

/** The attributes by which things to drag and to drop on are found. */
export const DRAG_GRIP = 'data-grip'
export const DROP_SECTION = 'data-drop-section'
const PIN = 'data-pin-id'

export type Held = { kind: 'pin' | 'section'; id: string }

/** On a section a pin is dropped; beside others, pins and sections. */
export type Target = { kind: 'pin' | 'section'; id: string; side: 'before' | 'after' | 'on'; box: DOMRect }

export type Drag = { held: Held; x: number; y: number; target: Target | null }

const MIN_PX = 6

function heldBy(element: Element): Held | null {
  const section = element.closest(`[${DROP_SECTION}]`)
  const sectionId = section?.querySelector(`[${DRAG_GRIP}]`) && section.getAttribute(DROP_SECTION)
  if (sectionId) return { kind: 'section', id: sectionId }
  const pin = element.closest(`[${PIN}]`)?.getAttribute(PIN)
  return pin ? { kind: 'pin', id: pin } : null
}

function targetAt(held: Held, x: number, y: number): Target | null {
  const section = elementAt(x, y, `[${DROP_SECTION}]`)
  const element = section ?? (held.kind === 'pin' ? elementAt(x, y, `[${PIN}]`) : null)
  const id = element?.getAttribute(section ? DROP_SECTION : PIN)
  if (!element || id === null || id === undefined || id === held.id) return null
  const beside = isInFirstHalf(element, x) ? 'before' : 'after'
  const box = element.getBoundingClientRect()
  if (!section) return { kind: 'pin', id, side: beside, box }
  return { kind: 'section', id, side: held.kind === 'pin' ? 'on' : beside, box }
}

/** Looks where the pointer is at every frame; Escape ends it. */
function useWhileDragging(isDragging: boolean, onFrame: () => void, onEscape: () => void): void {
  const look = useEffectEvent(onFrame)
  const end = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isDragging) return undefined
    const stopLooking = everyFrame(() => look())
    const stopListening = onPageEscape(() => end())
    return () => {
      stopLooking()
      stopListening()
    }
  }, [isDragging])
}

/** Drags pins and sections by pointer: a mouse takes them anywhere, a finger by their grip. */
export function useDrag(onDrop: (held: Held, target: Target) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pressed = useRef<{ held: Held; x: number; y: number } | null>(null)
  const pointer = useRef({ x: 0, y: 0 })
  const hasDragged = useRef(false)
  const look = () => {
    const { x, y } = pointer.current
    scrollNearEdge(y)
    if (drag) setDrag({ held: drag.held, x, y, target: targetAt(drag.held, x, y) })
  }
  const end = () => {
    pressed.current = null
    setDrag(null)
  }
  useWhileDragging(drag !== null, look, end)
  const onPointerDown = (event: PointerEvent) => {
    hasDragged.current = false
    const element = event.target as Element
    const isTaken = event.pointerType === 'mouse' || element.closest(`[${DRAG_GRIP}]`) !== null
    const held = event.button === 0 && isTaken ? heldBy(element) : null
    pressed.current = held && { held, x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const [from, { clientX: x, clientY: y }] = [pressed.current, event]
    pointer.current = { x, y }
    if (from && event.buttons === 0) return end()
    if (!from || drag || Math.hypot(x - from.x, y - from.y) < MIN_PX) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    hasDragged.current = true
    setDrag({ held: from.held, x, y, target: null })
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const target = drag && targetAt(drag.held, clientX, clientY)
    end()
    // The click of this release comes before; after a finger's drag there is none.
    setTimeout(() => (hasDragged.current = false))
    if (drag && target) onDrop(drag.held, target)
  }
  const onPointerCancel = () => {
    hasDragged.current = false
    end()
  }
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation()
    hasDragged.current = false
  }
  return {
    drag,
    area: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture },
  }
}
