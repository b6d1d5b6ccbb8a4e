/** Part of a picture, in shares of its width and height. */
export interface PictureRegion {
  x: number
  y: number
  w: number
  h: number
}

export const WHOLE_PICTURE: PictureRegion = { x: 0, y: 0, w: 1, h: 1 }

export const isWhole = ({ w, h }: PictureRegion): boolean => w === 1 && h === 1

/** A smaller part has too few pixels to look like anything. */
export const MIN_REGION_SIDE = 0.05

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
const rounded = (share: number): number => Math.round(share * 1000) / 1000

/** The nearest region that lies in the picture, in thousandths. */
export function clampRegion({ x, y, w, h }: PictureRegion): PictureRegion {
  const width = rounded(within(w, MIN_REGION_SIDE, 1))
  const height = rounded(within(h, MIN_REGION_SIDE, 1))
  return {
    x: rounded(within(x, 0, 1 - width)),
    y: rounded(within(y, 0, 1 - height)),
    w: width,
    h: height,
  }
}
