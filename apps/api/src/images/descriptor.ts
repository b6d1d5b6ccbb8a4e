import { oklabOf } from './oklab.ts'

/** Side of the square RGB picture that a descriptor is made of. */
export const DESCRIPTOR_SIDE = 32
export const DESCRIPTOR_LENGTH = 128

const PIXELS = DESCRIPTOR_SIDE * DESCRIPTOR_SIDE
const GRID = 4
const GREYS = 4
const HUES = 8
const EDGE_GRID = 2
const DIRECTIONS = 8
const WAVES = 28
const GREY_CHROMA = 0.03
const VIVID_CHROMA = 0.1

interface Planes {
  l: Float64Array
  a: Float64Array
  b: Float64Array
}

/**
 * What a picture looks like, in 128 bytes; made of 32 x 32 raw RGB (3,072 bytes, stretched to the square).
 *
 * | bytes   | meaning                                                                  |
 * | 0-47    | colour layout: 4 x 4 cells in rows, mean OKLab l, a, b of each           |
 * | 48-67   | colours: 4 greys by lightness, then 8 hues pale, then 8 hues vivid       |
 * | 68-99   | edges: 2 x 2 cells, 8 directions over half a turn, share of the strength |
 * | 100-127 | shape: the 28 lowest waves of the lightness (DCT) without the mean       |
 *
 * The scales below are the weights of the parts, so plain Euclidean distance compares.
 */
export function describePicture(rgb: Uint8Array): Uint8Array {
  if (rgb.length !== PIXELS * 3)
    throw new RangeError(`A descriptor needs ${PIXELS * 3} bytes, not ${rgb.length}.`)
  const planes = toPlanes(rgb)
  return Uint8Array.from([...layout(planes), ...colours(planes), ...edges(planes.l), ...waves(planes.l)])
}

/** 0 for equal looks; pictures with nothing in common are around 0.5 and above. */
export function descriptorDistance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < DESCRIPTOR_LENGTH; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return Math.sqrt(sum) / DISTANCE_UNIT
}

/** Root of summed squared bytes that counts as distance 1. */
export const DISTANCE_UNIT = 800

const byteOf = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0
const add = (values: Float64Array, index: number, value: number): void => {
  values[index] = at(values, index) + value
}

function toPlanes(rgb: Uint8Array): Planes {
  const planes = { l: new Float64Array(PIXELS), a: new Float64Array(PIXELS), b: new Float64Array(PIXELS) }
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const lab = oklabOf(at(rgb, pixel * 3), at(rgb, pixel * 3 + 1), at(rgb, pixel * 3 + 2))
    planes.l[pixel] = lab.l
    planes.a[pixel] = lab.a
    planes.b[pixel] = lab.b
  }
  return planes
}

const cellOf = (pixel: number, cells: number): number => {
  const x = pixel % DESCRIPTOR_SIDE
  const y = Math.floor(pixel / DESCRIPTOR_SIDE)
  return Math.floor((y * cells) / DESCRIPTOR_SIDE) * cells + Math.floor((x * cells) / DESCRIPTOR_SIDE)
}

function layout({ l, a, b }: Planes): number[] {
  const sums = new Float64Array(GRID * GRID * 3)
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const cell = cellOf(pixel, GRID) * 3
    add(sums, cell, at(l, pixel))
    add(sums, cell + 1, at(a, pixel))
    add(sums, cell + 2, at(b, pixel))
  }
  const perCell = PIXELS / (GRID * GRID)
  return Array.from(sums, (sum, index) =>
    byteOf(index % 3 === 0 ? (sum / perCell) * 160 : 128 + (sum / perCell) * 480),
  )
}

function colours({ l, a, b }: Planes): number[] {
  const shares = new Float64Array(GREYS + 2 * HUES)
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const chroma = Math.hypot(at(a, pixel), at(b, pixel))
    const colourness = Math.max(0, Math.min(1, (chroma - GREY_CHROMA / 2) / GREY_CHROMA))
    spread(shares, 0, GREYS, at(l, pixel) * (GREYS - 1), false, 1 - colourness)
    const turn = (Math.atan2(at(b, pixel), at(a, pixel)) / (2 * Math.PI) + 1) % 1
    const vivid = Math.max(0, Math.min(1, chroma / VIVID_CHROMA - 0.5))
    spread(shares, GREYS, HUES, turn * HUES, true, colourness * (1 - vivid))
    spread(shares, GREYS + HUES, HUES, turn * HUES, true, colourness * vivid)
  }
  return Array.from(shares, (share) => byteOf(Math.sqrt(share / PIXELS) * 160))
}

/** Shares a weight between the two bins around `place`, so that no value sits on an edge. */
function spread(
  bins: Float64Array,
  from: number,
  count: number,
  place: number,
  isRound: boolean,
  weight: number,
): void {
  const low = Math.floor(place)
  const part = place - low
  const bin = (index: number) => (isRound ? index % count : Math.max(0, Math.min(count - 1, index)))
  add(bins, from + bin(low), weight * (1 - part))
  add(bins, from + bin(low + 1), weight * part)
}

function edges(l: Float64Array): number[] {
  const strengths = new Float64Array(EDGE_GRID * EDGE_GRID * DIRECTIONS)
  for (let y = 1; y < DESCRIPTOR_SIDE - 1; y += 1) {
    for (let x = 1; x < DESCRIPTOR_SIDE - 1; x += 1) {
      const pixel = y * DESCRIPTOR_SIDE + x
      const dx = at(l, pixel + 1) - at(l, pixel - 1)
      const dy = at(l, pixel + DESCRIPTOR_SIDE) - at(l, pixel - DESCRIPTOR_SIDE)
      const halfTurn = (Math.atan2(dy, dx) / Math.PI + 1) % 1
      spread(
        strengths,
        cellOf(pixel, EDGE_GRID) * DIRECTIONS,
        DIRECTIONS,
        halfTurn * DIRECTIONS,
        true,
        Math.hypot(dx, dy),
      )
    }
  }
  const perCell = PIXELS / (EDGE_GRID * EDGE_GRID)
  return Array.from(strengths, (strength) => byteOf(Math.sqrt(strength / perCell) * 320))
}

const waveOrder = Array.from({ length: DESCRIPTOR_SIDE * DESCRIPTOR_SIDE }, (_, index) => ({
  u: index % DESCRIPTOR_SIDE,
  v: Math.floor(index / DESCRIPTOR_SIDE),
}))
  .toSorted((one, other) => one.u + one.v - (other.u + other.v) || one.u - other.u)
  .slice(1, WAVES + 1)

const cosines = Float64Array.from({ length: PIXELS }, (_, index) => {
  const wave = Math.floor(index / DESCRIPTOR_SIDE)
  return Math.cos((Math.PI * wave * (2 * (index % DESCRIPTOR_SIDE) + 1)) / (2 * DESCRIPTOR_SIDE))
})

function waves(l: Float64Array): number[] {
  return waveOrder.map(({ u, v }) => {
    let sum = 0
    for (let y = 0; y < DESCRIPTOR_SIDE; y += 1) {
      const down = at(cosines, v * DESCRIPTOR_SIDE + y)
      for (let x = 0; x < DESCRIPTOR_SIDE; x += 1)
        sum += at(l, y * DESCRIPTOR_SIDE + x) * at(cosines, u * DESCRIPTOR_SIDE + x) * down
    }
    const amplitude = (2 * sum) / PIXELS
    return byteOf(128 + Math.sign(amplitude) * Math.sqrt(Math.abs(amplitude)) * 110)
  })
}
