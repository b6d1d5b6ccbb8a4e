/** Sides in CSS pixels. */
export interface Extent {
  width: number
  height: number
}

/** How a picture lies in its frame: its scale, 1 where a pixel is a pixel, and how far its middle is from the frame's. */
export interface PictureView {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

const MOST = 4
/** What fits enlarges so often at least, however small the picture is. */
const MOST_OF_FIT = 3
export const ZOOM_STEP = 1.5

/** The scale at which all of it is seen; small pictures are not blown up. */
const fittingScale = (picture: Extent, frame: Extent): number =>
  Math.min(1, frame.width / picture.width, frame.height / picture.height)

export const fitted = (picture: Extent, frame: Extent): PictureView => ({
  scale: fittingScale(picture, frame),
  x: 0,
  y: 0,
})

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** An edge is never dragged past the frame's; along a side that fits nothing moves. */
export function moved({ scale, x, y }: PictureView, picture: Extent, frame: Extent): PictureView {
  const room = (side: number, of: number) => Math.max(0, (side * scale - of) / 2)
  const [wide, high] = [room(picture.width, frame.width), room(picture.height, frame.height)]
  return { scale, x: between(-wide, x, wide), y: between(-high, y, high) }
}

/** Scaled by a factor around a point, which stays where it is; `at` is counted from the middle of the frame. */
export function scaledAt(
  view: PictureView,
  factor: number,
  at: Point,
  [picture, frame]: readonly [Extent, Extent],
): PictureView {
  const least = fittingScale(picture, frame)
  const scale = between(least, view.scale * factor, Math.max(MOST, least * MOST_OF_FIT))
  const by = scale / view.scale
  return moved({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, picture, frame)
}

/** From all of it to its own pixels and back; what is all there at its own pixels grows to twice its size. */
export function toggled(
  view: PictureView,
  at: Point,
  [picture, frame]: readonly [Extent, Extent],
): PictureView {
  const least = fittingScale(picture, frame)
  const isFitted = view.scale <= least * 1.01
  const wanted = isFitted ? (least > 0.9 ? 2 : 1) : least
  return scaledAt(view, wanted / view.scale, at, [picture, frame])
}
