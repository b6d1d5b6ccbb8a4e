/** Three planes of one picture, values from 0 to 1. */
export interface Planes {
  width: number
  height: number
  /** Red, green and blue of every pixel, side by side. */
  data: Float32Array
}

interface Guides {
  albedo: Planes
  normal: Planes
}

const REACH = 5
const COLOR_NOISE = 0.11
const ALBEDO_EDGE = 0.05
const NORMAL_EDGE = 0.16
/** A neighbor this far away in likeness weighs less than a thousandth. */
const TOO_FAR = 7

/**
 * Non-local means, guided: a pixel becomes the mean of those near it whose neighborhood, surface color
 * and direction are like its own. Noise of the light goes, edges and textures stay. Two pixels weigh the
 * same for each other, so that half of the directions are enough.
 */
export function denoise(color: Planes, { albedo, normal }: Guides, strength = 1): Planes {
  const { width, height } = color
  const sums = Float32Array.from(color.data)
  const weights = new Float32Array(width * height).fill(1)
  const squares = new Float32Array(width * height)
  const rows = new Float32Array(width * height)
  const perColor = 1 / (9 * (COLOR_NOISE * strength) ** 2)
  const perAlbedo = 1 / ALBEDO_EDGE ** 2
  const perNormal = 1 / NORMAL_EDGE ** 2
  for (let dy = 0; dy <= REACH; dy++)
    for (let dx = dy === 0 ? 1 : -REACH; dx <= REACH; dx++) {
      const from = Math.max(0, -dx)
      const to = Math.min(width, width - dx)
      for (let y = 0; y < height - dy; y++)
        for (let x = from; x < to; x++)
          squares[y * width + x] = apart(color.data, y * width + x, (y + dy) * width + x + dx)
      for (let y = 0; y < height - dy; y++)
        for (let x = from; x < to; x++) {
          const at = y * width + x
          const here = squares[at] as number
          rows[at] =
            here +
            (x > from ? (squares[at - 1] as number) : here) +
            (x < to - 1 ? (squares[at + 1] as number) : here)
        }
      for (let y = 0; y < height - dy; y++)
        for (let x = from; x < to; x++) {
          const at = y * width + x
          const other = at + dy * width + dx
          const here = rows[at] as number
          const above = y > 0 ? (rows[at - width] as number) : here
          const below = y < height - dy - 1 ? (rows[at + width] as number) : here
          let unlike = (here + above + below) * perColor
          if (unlike > TOO_FAR) continue
          unlike += apart(albedo.data, at, other) * perAlbedo + apart(normal.data, at, other) * perNormal
          if (unlike > TOO_FAR) continue
          const weight = Math.exp(-unlike)
          gather(sums, weights, at, color.data, other, weight)
          gather(sums, weights, other, color.data, at, weight)
        }
    }
  return { width, height, data: sums.map((sum, index) => sum / (weights[Math.floor(index / 3)] as number)) }
}

function gather(
  sums: Float32Array,
  weights: Float32Array,
  at: number,
  data: Float32Array,
  other: number,
  weight: number,
): void {
  weights[at] = (weights[at] as number) + weight
  sums[at * 3] = (sums[at * 3] as number) + weight * (data[other * 3] as number)
  sums[at * 3 + 1] = (sums[at * 3 + 1] as number) + weight * (data[other * 3 + 1] as number)
  sums[at * 3 + 2] = (sums[at * 3 + 2] as number) + weight * (data[other * 3 + 2] as number)
}

const apart = (data: Float32Array, at: number, other: number): number => {
  const red = (data[at * 3] as number) - (data[other * 3] as number)
  const green = (data[at * 3 + 1] as number) - (data[other * 3 + 1] as number)
  const blue = (data[at * 3 + 2] as number) - (data[other * 3 + 2] as number)
  return red * red + green * green + blue * blue
}
