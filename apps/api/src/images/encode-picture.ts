import type { Sharp } from 'sharp'
import type { DerivedFormat } from './image-format.ts'

const JPEG_QUALITY = 80
const WEBP_QUALITY = 76
const AVIF_QUALITY = 50

/** A derivative's bytes: progressive JPEG, WebP or quick AVIF; without any metadata. */
export function encodeAs(picture: Sharp, format: DerivedFormat): Promise<Buffer> {
  if (format === 'webp') return picture.webp({ quality: WEBP_QUALITY }).toBuffer()
  if (format === 'avif') return picture.avif({ quality: AVIF_QUALITY, effort: 2 }).toBuffer()
  return picture.jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer()
}
