import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The grid as the browser shows it, in px: its width, what of it is in view, and the root font size. */
export type GridWindow = { width: number; top: number; viewport: number; remPx: number }

const STEP_PX = 96

function measure(grid: HTMLElement): GridWindow {
  const box = grid.getBoundingClientRect()
  // Scrolling within a step changes nothing that is rendered.
  const top = Math.floor(-box.top / STEP_PX) * STEP_PX
  const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { width: box.width, top, viewport: window.innerHeight, remPx }
}

const isSame = (a: GridWindow | null, b: GridWindow) =>
  a !== null && a.width === b.width && a.top === b.top && a.viewport === b.viewport && a.remPx === b.remPx

/** Null on the server and in the first render: then the width is anybody's guess. */
export function useGridWindow(grid: RefObject<HTMLElement | null>): GridWindow | null {
  const [gridWindow, setGridWindow] = useState<GridWindow | null>(null)
  useEffect(() => {
    const node = grid.current
    if (!node) return
    let frame = 0
    const update = () => {
      frame = 0
      const next = measure(node)
      setGridWindow((last) => (isSame(last, next) ? last : next))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    // Before the next paint, since the stylesheet has switched to the new number of columns already.
    const resize = new ResizeObserver(() => flushSync(update))
    resize.observe(node)
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      resize.disconnect()
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [grid])
  return gridWindow
}
