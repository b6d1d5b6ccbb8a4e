/** Widths that every picture exists in, by the name that stands in its path. spec 000 §3 */
const WIDTHS = { '236x': 236, '474x': 474, '736x': 736 } as const

export type ImageSize = keyof typeof WIDTHS

// /{size}/aa/bb/cc/{signature}.{ext}
const SIZED_PATH = /\/(?:\d+x\d*|originals|orig)\/((?:[0-9a-f]{2}\/){3}[0-9a-f]{32}\.\w+)$/

/** The address of the same picture in another size; addresses of another form stay as they are. */
export const atSize = (url: string, size: ImageSize): string => url.replace(SIZED_PATH, `/${size}/$1`)

/** The `srcset` of a picture, or undefined where its address has no sizes. Never wider than the picture is. */
export function sourceSet(url: string, originalWidth: number): string | undefined {
  if (!SIZED_PATH.test(url)) return undefined
  const entries = Object.entries(WIDTHS) as [ImageSize, number][]
  const fitting = entries.filter(([size, width]) => size === '236x' || width / 2 < originalWidth)
  return fitting.map(([size, width]) => `${atSize(url, size)} ${width}w`).join(', ')
}
