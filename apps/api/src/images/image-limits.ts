import { IMAGE_MAX_BYTES } from '@tessera/api-types/content-limits'

export interface ImageLimits {
  maxBytes: number
  maxPixels: number
  /** shortest side, pixels */
  minSide: number
  maxFrames: number
  /** scans of a progressive JPEG times its pixels: what a decoder has to walk */
  maxScanPixels: number
}

export const defaultImageLimits: ImageLimits = {
  maxBytes: IMAGE_MAX_BYTES,
  maxPixels: 50_000_000,
  // A shorter side could not even fill the smallest of the sizes, 60x60.
  minSide: 60,
  maxFrames: 1_000,
  maxScanPixels: 600_000_000,
}

/** Longest side that every format we write can hold (WebP ends here). */
export const MAX_STORED_SIDE = 16_383
