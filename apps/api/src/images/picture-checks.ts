import type { Metadata } from 'sharp'
import { ImageError } from './image-error.ts'
import type { ImageLimits } from './image-limits.ts'
import { countJpegScans } from './jpeg-scans.ts'

const count = new Intl.NumberFormat('en')

/** Everything that can be refused by the header alone, before a pixel is decoded. Throws ImageError. */
export function checkPicture(bytes: Uint8Array, metadata: Metadata, limits: ImageLimits): void {
  const { width, height } = metadata.autoOrient
  const pixels = width * height
  if (pixels > limits.maxPixels)
    throw new ImageError(
      'IMAGE_TOO_MANY_PIXELS',
      `The picture is ${width} x ${height}, ${count.format(pixels)} pixels; the most we take is ${count.format(limits.maxPixels)}.`,
    )
  if (Math.min(width, height) < limits.minSide)
    throw new ImageError(
      'IMAGE_TOO_SMALL',
      `The picture is ${width} x ${height} pixels; each side needs at least ${limits.minSide}.`,
    )
  const frames = metadata.pages ?? 1
  if (frames > limits.maxFrames)
    throw new ImageError(
      'IMAGE_TOO_COMPLEX',
      `The picture has ${count.format(frames)} frames; the most we take is ${count.format(limits.maxFrames)}.`,
    )
  if (metadata.format === 'jpeg' && countJpegScans(bytes) * pixels > limits.maxScanPixels)
    throw new ImageError(
      'IMAGE_TOO_COMPLEX',
      'The JPEG is stored in too many passes. Save it again as a usual JPEG.',
    )
}
