/** How a size is cut: `width` keeps the shape and never enlarges, `cover` fills the exact box from the middle. */
export type ImageSizeRule =
  | { fit: 'width'; width: number }
  | { fit: 'cover'; width: number; height: number }
  | { fit: 'original' }

export const imageSizeRules = {
  '60x60': { fit: 'cover', width: 60, height: 60 },
  '75x75': { fit: 'cover', width: 75, height: 75 },
  '136x136': { fit: 'cover', width: 136, height: 136 },
  '192x192': { fit: 'cover', width: 192, height: 192 },
  '512x512': { fit: 'cover', width: 512, height: 512 },
  '170x': { fit: 'width', width: 170 },
  '236x': { fit: 'width', width: 236 },
  '474x': { fit: 'width', width: 474 },
  '564x': { fit: 'width', width: 564 },
  '736x': { fit: 'width', width: 736 },
  '600x315': { fit: 'cover', width: 600, height: 315 },
  orig: { fit: 'original' },
} as const satisfies Record<string, ImageSizeRule>

export type ImageSize = keyof typeof imageSizeRules

/** The keys of a pin's `images` object. 75x75 exists as a path only, as do 192x192 and 512x512, the icons of a site. */
export const pinImageSizes = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '736x',
  '600x315',
  'orig',
] as const satisfies readonly ImageSize[] // spec 001 §3

export type PinImageSize = (typeof pinImageSizes)[number]

export const DEFAULT_IMAGE_SIZE = '474x' satisfies ImageSize // spec 000 §7

const PATH = /^\/?([0-9a-z]+)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\.jpg$/

export const isImageSize = (text: string): text is ImageSize => Object.hasOwn(imageSizeRules, text)

/** `/474x/ab/cd/ef/abcdef….jpg`: the first six characters of the signature, in pairs, make the folders. */
export function imagePath(signature: string, size: ImageSize = DEFAULT_IMAGE_SIZE): string {
  return `/${size}/${signatureFolders(signature)}/${signature}.jpg`
}

export const signatureFolders = (signature: string): string =>
  `${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}`

/** The full address on the image host (`imageHost` has no slash at its end). */
export const imageUrl = (imageHost: string, signature: string, size?: ImageSize): string =>
  imageHost + imagePath(signature, size)

/** The inverse of `imagePath`; undefined when the path does not follow the rule. */
export function parseImagePath(path: string): { size: ImageSize; signature: string } | undefined {
  const [, size = '', a = '', b = '', c = '', signature = ''] = PATH.exec(path) ?? []
  if (!isImageSize(size) || !signature.startsWith(a + b + c)) return undefined
  return { size, signature }
}

/** Pixels of the derivative that `size` makes of an original of the given pixels. */
export function imageDimensions(
  size: ImageSize,
  original: { width: number; height: number },
): { width: number; height: number } {
  const rule: ImageSizeRule = imageSizeRules[size]
  if (rule.fit === 'cover') return { width: rule.width, height: rule.height }
  if (rule.fit === 'original' || original.width <= rule.width)
    return { width: original.width, height: original.height }
  return {
    width: rule.width,
    height: Math.max(1, Math.round((original.height * rule.width) / original.width)),
  }
}
