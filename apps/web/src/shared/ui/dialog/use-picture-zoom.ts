import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { followZoom, watchSize } from '../../browser/follow-zoom.ts'
import {
  type Extent,
  fitted,
  moved,
  type PictureView,
  type Point,
  scaledAt,
  toggled,
  ZOOM_STEP,
} from './picture-zoom.ts'

const MIDDLE: Point = { x: 0, y: 0 }
const ARROW_PX = 80
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
}

export interface PictureZoom {
  view: PictureView
  canGrow: boolean
  canShrink: boolean
  grow: () => void
  shrink: () => void
  toggle: () => void
  move: (by: Point) => void
}

/** The keys of the picture: + and − scale, 0 fits or shows its own pixels, arrows move. */
export const handleZoomKey =
  ({ move, grow, shrink, toggle }: PictureZoom) =>
  ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey) return
    const arrow = ARROWS[key]
    if (arrow) move(arrow)
    else if (key === '+' || key === '=') grow()
    else if (key === '-') shrink()
    else if (key === '0') toggle()
  }

/** How a picture is shown in its frame, by wheel, fingers, mouse, keys and buttons. */
export function usePictureZoom(
  frameRef: RefObject<HTMLElement | null>,
  picture: Extent,
  onOutside: () => void,
): PictureZoom {
  const [frame, setFrame] = useState<Extent>(picture)
  /** Null while all of it is shown, also where the window changes. */
  const [chosen, setChosen] = useState<PictureView | null>(null)
  const sizes = [picture, frame] as const
  const fit = fitted(picture, frame)
  const view = chosen ? moved(chosen, picture, frame) : fit
  const change = (step: (before: PictureView) => PictureView) =>
    setChosen((before) => {
      const next = step(before ?? fit)
      return next.scale <= fit.scale ? null : next
    })
  const scale = (factor: number, at: Point = MIDDLE) =>
    change((before) => scaledAt(before, factor, at, sizes))
  const move = (by: Point) =>
    change((before) => moved({ ...before, x: before.x + by.x, y: before.y + by.y }, picture, frame))
  const toggle = (at: Point = MIDDLE) => change((before) => toggled(before, at, sizes))

  const onScale = useEffectEvent(scale)
  const onMove = useEffectEvent(move)
  const onToggle = useEffectEvent(toggle)
  const leave = useEffectEvent(onOutside)
  useEffect(() => {
    const node = frameRef.current
    if (!node) return
    const stopMeasuring = watchSize(node, setFrame)
    const stopFollowing = followZoom(node, {
      onScale: (factor, at) => onScale(factor, at),
      onMove: (by) => onMove(by),
      onToggle: (at) => onToggle(at),
      onOutside: () => leave(),
    })
    return () => {
      stopMeasuring()
      stopFollowing()
    }
  }, [frameRef])

  const grow = () => scale(ZOOM_STEP)
  const shrink = () => scale(1 / ZOOM_STEP)
  const canGrow = scaledAt(view, ZOOM_STEP, MIDDLE, sizes).scale > view.scale
  return { view, canGrow, canShrink: chosen !== null, grow, shrink, toggle: () => toggle(), move }
}
