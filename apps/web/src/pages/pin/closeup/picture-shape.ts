type Size = { width: number; height: number }

const PICTURE_PX = { panorama: 1056, wide: 654 }

/** A wide picture takes more of the card, one like a panorama all of it. */
export function shapeOf({ width, height }: Size): keyof typeof PICTURE_PX | undefined {
  if (width >= 2 * height) return 'panorama'
  return width > 1.15 * height ? 'wide' : undefined
}

/** How wide a picture is in a card that has the shape for this one. */
export function sizesOf(size: Size): string {
  const shape = shapeOf(size)
  return `(max-width: 767px) 100vw, ${shape ? PICTURE_PX[shape] : 508}px`
}
