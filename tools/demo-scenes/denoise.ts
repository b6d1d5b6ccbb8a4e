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
const PATCH = 1
const COLOR_NOISE = 0.11
const ALBEDO_EDGE = 0.05
const NORMAL_EDGE = 0.16

/**
 * Non-local means, guided: a pixel becomes the mean of those near it whose neighborhood, surface color
 * and direction are like its own. Noise of the light goes, edges and textures stay.
 */
export function denoise(color: Planes, { albedo, normal }: Guides, strength = 1): Planes {
  const { width, height } = color
  const sums = new Float32Array(width * height * 3)
  const weights = new Float32Array(width * height)
  const distances = new Float32Array(width * height)
  for (let dy = -REACH; dy <= REACH; dy++)
    for (let dx = -REACH; dx <= REACH; dx++) {
      squaredDistances(color, dx, dy, distances)
      const smooth = boxMean(distances, width, height, PATCH)
      for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
        for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
          const at = y * width + x
          const other = at + dy * width + dx
          const weight = Math.exp(
            -(smooth[at] as number) / (COLOR_NOISE * strength) ** 2 -
              apart(albedo.data, at, other) / ALBEDO_EDGE ** 2 -
              apart(normal.data, at, other) / NORMAL_EDGE ** 2,
          )
          weights[at] = (weights[at] as number) + weight
          for (let channel = 0; channel < 3; channel++)
            sums[at * 3 + channel] =
              (sums[at * 3 + channel] as number) + weight * (color.data[other * 3 + channel] as number)
        }
    }
  return { width, height, data: sums.map((sum, index) => sum / (weights[Math.floor(index / 3)] as number)) }
}

const apart = (data: Float32Array, at: number, other: number): number => {
  const red = (data[at * 3] as number) - (data[other * 3] as number)
  const green = (data[at * 3 + 1] as number) - (data[other * 3 + 1] as number)
  const blue = (data[at * 3 + 2] as number) - (data[other * 3 + 2] as number)
  return red * red + green * green + blue * blue
}

function squaredDistances({ width, height, data }: Planes, dx: number, dy: number, into: Float32Array): void {
  for (let y = 0; y < height; y++) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width
    for (let x = 0; x < width; x++)
      into[y * width + x] = apart(data, y * width + x, row + Math.min(width - 1, Math.max(0, x + dx)))
  }
}

/** The mean over a square of `radius` around every value. */
function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length)
  const mean = new Float32Array(values.length)
  const span = radius * 2 + 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let step = -radius; step <= radius; step++)
        sum += values[y * width + Math.min(width - 1, Math.max(0, x + step))] as number
      across[y * width + x] = sum / span
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let step = -radius; step <= radius; step++)
        sum += across[Math.min(height - 1, Math.max(0, y + step)) * width + x] as number
      mean[y * width + x] = sum / span
    }
  return mean
}
