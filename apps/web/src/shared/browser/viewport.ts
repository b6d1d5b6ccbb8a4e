import { after } from './clock.ts'

export type ViewportSize = 'sm' | 'md' | 'lg'
export type LayoutBreakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

/** First widths of the size classes md and lg, and how long a change rests. // spec 001 §9 */
export const VIEWPORT_STARTS = [768, 1024] as const
export const RESIZE_REST_MS = 200
export const ORIENTATION_REST_MS = 1000

/** The size class of the user state. spec 001 §9 */
export function viewportSize(width: number): ViewportSize {
  if (width < VIEWPORT_STARTS[0]) return 'sm'
  return width < VIEWPORT_STARTS[1] ? 'md' : 'lg'
}

// spec 001 §9: the first width of each class, widest first
const LAYOUT_STARTS: readonly (readonly [number, LayoutBreakpoint])[] = [
  [1536, '2xl'],
  [1280, 'xl'],
  [1024, 'lg'],
  [768, 'md'],
  [640, 'sm'],
]

export const layoutBreakpoint = (width: number): LayoutBreakpoint =>
  LAYOUT_STARTS.find(([start]) => width >= start)?.[1] ?? 'xs'

type Resizing = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener' | 'removeEventListener'>
export type Viewport = { width: number; height: number }

/** Reports the size of a window once it has settled; the returned function stops it. A rotated phone takes longer. */
export function watchViewport(target: Resizing, onRest: (viewport: Viewport) => void): () => void {
  let cancel: () => void = () => undefined
  let isTurning = false
  const tell = () => {
    isTurning = false
    onRest({ width: target.innerWidth, height: target.innerHeight })
  }
  const restart = (ms: number) => {
    cancel()
    cancel = after(ms, tell)
  }
  const handleResize = () => {
    if (!isTurning) restart(RESIZE_REST_MS)
  }
  const handleTurn = () => {
    isTurning = true
    restart(ORIENTATION_REST_MS)
  }
  target.addEventListener('resize', handleResize)
  target.addEventListener('orientationchange', handleTurn)
  return () => {
    cancel()
    target.removeEventListener('resize', handleResize)
    target.removeEventListener('orientationchange', handleTurn)
  }
}

/** Reports the size of the page's own window now and on every change; the returned function stops it. */
export function watchWindow(onRest: (viewport: Viewport) => void): () => void {
  onRest({ width: window.innerWidth, height: window.innerHeight })
  return watchViewport(window, onRest)
}
