const EDGE_PX = 88
const STEP_PX = 14

/** Runs `task` before each paint; the returned function ends that. */
export function everyFrame(task: () => void): () => void {
  let frame = 0
  const run = () => {
    task()
    frame = requestAnimationFrame(run)
  }
  frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}

/** Scrolls the page a little where something is dragged near the top or the foot of the window. */
export function scrollNearEdge(y: number): void {
  const by = y < EDGE_PX ? -STEP_PX : y > window.innerHeight - EDGE_PX ? STEP_PX : 0
  if (by !== 0) window.scrollBy(0, by)
}

/** The element under a point of the window that matches, or that lies within one which does. */
export const elementAt = (x: number, y: number, selector: string): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(selector) ?? null

/** Whether a point lies in the half of an element where reading begins. */
export function isInFirstHalf(element: Element, x: number): boolean {
  const { left, right } = element.getBoundingClientRect()
  const isLeft = x < (left + right) / 2
  return getComputedStyle(element).direction === 'rtl' ? !isLeft : isLeft
}
