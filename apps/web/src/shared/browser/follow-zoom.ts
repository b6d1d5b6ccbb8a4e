/** What is done to a picture in its frame; points are counted from the frame's middle. */
interface ZoomGestures {
  onScale: (factor: number, at: { x: number; y: number }) => void
  onMove: (by: { x: number; y: number }) => void
  onToggle: (at: { x: number; y: number }) => void
  /** A press beside the picture. */
  onOutside: () => void
}

interface Touch {
  x: number
  y: number
}

const WHEEL_SPEED = 0.0025
const MOST_WHEEL = 60
/** What moved less was a press. */
const PRESS_PX = 6

const distance = (one: Touch, other: Touch) => Math.hypot(one.x - other.x, one.y - other.y)
const middleOf = (one: Touch, other: Touch): Touch => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

function fromMiddle(frame: Element, { x, y }: Touch): Touch {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

/** One finger or the mouse drags, two fingers pinch. */
function followPointers(frame: HTMLElement, gestures: ZoomGestures, ends: AbortSignal): void {
  const touches = new Map<number, Touch>()
  let pressed: { at: Touch; isOutside: boolean } | null = null
  const release = ({ pointerId }: PointerEvent) => {
    touches.delete(pointerId)
    pressed = null
  }
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    const at = { x: event.clientX, y: event.clientY }
    if (touches.size === 0) pressed = { at, isOutside: event.target === frame }
    else pressed = null
    touches.set(event.pointerId, at)
    frame.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = touches.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1]
    touches.set(event.pointerId, now)
    if (pressed && distance(pressed.at, now) > PRESS_PX) pressed = null
    const [from, to] = other ? [middleOf(before, other), middleOf(now, other)] : [before, now]
    gestures.onMove({ x: to.x - from.x, y: to.y - from.y })
    const apart = other ? distance(before, other) : 0
    if (other && apart > 0) gestures.onScale(distance(now, other) / apart, fromMiddle(frame, to))
  }
  const end = (event: PointerEvent) => {
    const isOutside = pressed?.isOutside
    release(event)
    if (isOutside) gestures.onOutside()
  }
  frame.addEventListener('pointerdown', begin, { signal: ends })
  frame.addEventListener('pointermove', move, { signal: ends })
  frame.addEventListener('pointerup', end, { signal: ends })
  frame.addEventListener('pointercancel', release, { signal: ends })
  frame.addEventListener('lostpointercapture', release, { signal: ends })
}

/** Follows wheel, fingers and mouse over a frame until the returned function is called. */
export function followZoom(frame: HTMLElement, gestures: ZoomGestures): () => void {
  const ends = new AbortController()
  const { signal } = ends
  followPointers(frame, gestures, signal)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const by = Math.max(-MOST_WHEEL, Math.min(event.deltaY, MOST_WHEEL))
    // A pinch on a touch pad comes as a wheel with Ctrl, in smaller steps.
    const speed = event.ctrlKey ? WHEEL_SPEED * 4 : WHEEL_SPEED
    gestures.onScale(Math.exp(-by * speed), fromMiddle(frame, { x: event.clientX, y: event.clientY }))
  }
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  frame.addEventListener(
    'dblclick',
    (event) => gestures.onToggle(fromMiddle(frame, { x: event.clientX, y: event.clientY })),
    { signal },
  )
  return () => ends.abort()
}

/** Calls back with the inner size of an element, at once and whenever it changes; not while it has none. */
export function watchSize(element: HTMLElement, onSize: (size: { width: number; height: number }) => void) {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = element
    if (width > 0 && height > 0) onSize({ width, height })
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}
