import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { essentialPng } from './essential-png.ts'
import { ImageError } from './image-error.ts'
import { MAX_STORED_SIDE } from './image-limits.ts'
import type { ImageLimits } from './image-limits.ts'
import type { Pixels } from './image-sizes.ts'

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** The part of an upload that a decoder gets to see. */
export const decodable = (bytes: Uint8Array): Uint8Array =>
  PNG_START.equals(bytes.subarray(0, PNG_START.length)) ? essentialPng(bytes) : bytes

/** Reads the header, without decoding a pixel. Throws ImageError. */
export const readMetadata = (bytes: Uint8Array): Promise<Metadata> =>
  refusingBroken(() => sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata())

/** Turns whatever a decoder throws into IMAGE_BROKEN. */
export async function refusingBroken<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof ImageError) throw error
    throw new ImageError(
      'IMAGE_BROKEN',
      'The file is damaged or cut off: its pixels cannot be read. Save it again and retry.',
    )
  }
}

/** The pixels of the stored original: upright, and no longer than any format can hold. */
export function storedPixels({ autoOrient: { width, height } }: Metadata): Pixels {
  return scaled({ width, height }, Math.min(1, MAX_STORED_SIDE / Math.max(width, height)))
}

export const scaled = ({ width, height }: Pixels, scale: number): Pixels => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

export const openUpright = (bytes: Uint8Array, limits: ImageLimits): Sharp =>
  sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error' }).autoOrient().toColourspace('srgb')
