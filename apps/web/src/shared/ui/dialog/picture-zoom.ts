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

type Sizes = readonly [picture: Extent, frame: Extent]

function scaledTo(view: PictureView, wanted: number, at: Point, [picture, frame]: Sizes): PictureView {
  const scale = between(fittingScale(picture, frame), wanted, MOST)
  const by = scale / view.scale
  return moved({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, picture, frame)
}

/** Scaled by a factor around a point, which stays where it is; `at` is counted from the middle of the frame. */
export const scaledAt = (view: PictureView, factor: number, at: Point, sizes: Sizes): PictureView =>
  scaledTo(view, view.scale * factor, at, sizes)

/** From all of it to its own pixels and back; what is all there at its own pixels grows to twice its size. */
export function toggled(view: PictureView, at: Point, sizes: Sizes): PictureView {
  const least = fittingScale(...sizes)
  const larger = least < 1 ? 1 : 2
  return scaledTo(view, view.scale > least ? least : larger, at, sizes)
}
