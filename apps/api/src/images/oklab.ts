export interface Oklab {
  /** 0 black to 1 white */
  l: number
  /** about -0.4 (green) to 0.4 (red) */
  a: number
  /** about -0.4 (blue) to 0.4 (yellow) */
  b: number
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const linearOf = (byte: number): number => linear[byte & 255] ?? 0

/** sRGB bytes in OKLab, where distances follow the eye. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const r = linearOf(red)
  const g = linearOf(green)
  const bl = linearOf(blue)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}
