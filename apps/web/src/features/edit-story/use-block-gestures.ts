import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { StoryEdits } from '@tessera/api-types/story-pins/story-content'
import { keyMove, moved, pulled } from './block-moves.ts'

interface Grip {
  kind: 'move' | 'pull'
  x: number
  y: number
  edits: StoryEdits
  page: DOMRect
}

const PERCENT = 100

type Change = (edits: StoryEdits) => void

/** Moves, scales and turns a block by pointer and by keys. */
export function useBlockGestures(edits: StoryEdits, onChange: Change, onDelete: () => void) {
  const grip = useRef<Grip | null>(null)
  const take = (kind: Grip['kind']) => (event: PointerEvent<HTMLElement>) => {
    const page = event.currentTarget.closest('[data-story-page]')?.getBoundingClientRect()
    if (!page || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grip.current = { kind, x: event.clientX, y: event.clientY, edits, page }
  }
  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current
    if (!held) return
    const { page, x, y } = held
    if (held.kind === 'move') {
      const byX = ((event.clientX - x) / page.width) * PERCENT
      const byY = ((event.clientY - y) / page.height) * PERCENT
      return onChange(moved(held.edits, byX, byY))
    }
    const center = {
      x: page.left + (page.width * held.edits.left) / PERCENT,
      y: page.top + (page.height * held.edits.top) / PERCENT,
    }
    onChange(pulled(held.edits, center, { x, y }, { x: event.clientX, y: event.clientY }))
  }
  const release = () => void (grip.current = null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return onDelete()
    }
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? null : keyMove(edits, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const follow = { onPointerMove, onPointerUp: release, onPointerCancel: release }
  return {
    block: { onPointerDown: take('move'), onKeyDown, ...follow },
    handle: { onPointerDown: take('pull'), ...follow },
  }
}
