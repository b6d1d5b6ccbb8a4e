/** The colors by which pictures differ. Stored by their place, the first as 1: new ones go to the end. */
export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'gray',
  'black',
] as const
export type Color = (typeof COLORS)[number]

export const colorNumber = (color: Color): number => COLORS.indexOf(color) + 1

const CELLS_A_SIDE = 4
/** Share of the picture from which on it has a color: two cells of the middle, or four of the corners. */
const LEAST_SHARE = 0.12
/** What no hue is mostly stands behind or around what is shown. */
const BACKGROUNDS: ReadonlySet<Color> = new Set(['beige', 'white', 'gray', 'black'])
const BACKGROUND_RANK = 0.5

/**
 * The colors of a picture, read from the layout in its descriptor (descriptor.ts), the fullest first. The middle
 * counts more than the rim, and colors without a hue come behind those that have one.
 */
export function colorsOf(descriptor: Uint8Array): Color[] {
  const shares = new Map<Color, number>()
  let whole = 0
  for (let cell = 0; cell < CELLS_A_SIDE ** 2; cell += 1) {
    const weight = weightOf(cell)
    const color = nameOf(...oklchAt(descriptor, cell * 3))
    shares.set(color, (shares.get(color) ?? 0) + weight)
    whole += weight
  }
  const rank = ([color, share]: [Color, number]) => share * (BACKGROUNDS.has(color) ? BACKGROUND_RANK : 1)
  return [...shares]
    .filter(([, share]) => share / whole >= LEAST_SHARE)
    .toSorted((one, other) => rank(other) - rank(one))
    .map(([color]) => color)
}

const isInner = (at: number): number => Number(at > 0 && at < CELLS_A_SIDE - 1)
const weightOf = (cell: number): number =>
  1 + isInner(cell % CELLS_A_SIDE) + isInner(Math.floor(cell / CELLS_A_SIDE))

/** Lightness, chroma and hue in degrees of three bytes of the layout. */
function oklchAt(descriptor: Uint8Array, at: number): [number, number, number] {
  const l = (descriptor[at] ?? 0) / 160
  const a = ((descriptor[at + 1] ?? 0) - 128) / 480
  const b = ((descriptor[at + 2] ?? 0) - 128) / 480
  return [l, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
}

function nameOf(l: number, chroma: number, hue: number): Color {
  const isWarm = hue > 40 && hue < 110
  if (l < 0.22 || (l < 0.32 && chroma < 0.04)) return 'black'
  if (isWarm && l > 0.72 && chroma > 0.022 && chroma < 0.075) return 'beige'
  if (chroma < 0.032) return l > 0.86 ? 'white' : 'gray'
  return nameOfHue(l, chroma, hue)
}

function nameOfHue(l: number, chroma: number, hue: number): Color {
  if (hue < 12 || hue >= 332) return l > 0.42 ? 'pink' : 'red'
  if (hue < 40) return nameOfRed(l, chroma)
  if (hue < 72) return l > 0.62 && chroma > 0.09 ? 'orange' : 'brown'
  if (hue < 114) return nameOfYellow(l, chroma, hue)
  if (hue < 168) return 'green'
  if (hue < 218) return 'turquoise'
  return hue < 288 ? 'blue' : 'purple'
}

function nameOfRed(l: number, chroma: number): Color {
  if (l > 0.74) return 'pink'
  return chroma < 0.09 ? 'brown' : 'red'
}

function nameOfYellow(l: number, chroma: number, hue: number): Color {
  if (l > 0.66 && chroma > 0.09) return 'yellow'
  return hue > 98 ? 'green' : 'brown'
}
