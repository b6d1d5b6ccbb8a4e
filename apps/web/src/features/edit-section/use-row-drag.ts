import { type PointerEvent, useRef, useState } from 'react'

/** Drags the rows of a list by pointer: the held row takes the place that it is pulled over. */
export function useRowDrag<List extends HTMLElement>(onMove: (id: string, to: number) => void) {
  const list = useRef<List>(null)
  const [held, setHeld] = useState<string | null>(null)
  const take = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    event.preventDefault()
    // By the list: a row that changes its place would lose the pointer.
    list.current?.setPointerCapture?.(event.pointerId)
    setHeld(id)
  }
  const pull = ({ clientY }: PointerEvent) => {
    if (held === null || !list.current) return
    const isAbove = (row: Element) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY > (top + bottom) / 2
    }
    const others = [...list.current.children].filter((row) => row.getAttribute('data-id') !== held)
    onMove(held, others.filter(isAbove).length)
  }
  const drop = () => setHeld(null)
  return {
    held,
    take,
    list: { ref: list, onPointerMove: pull, onPointerUp: drop, onPointerCancel: drop },
  }
}
