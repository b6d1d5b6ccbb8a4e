import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { imageDimensions, imageSizeRules } from '@tessera/api-types/images/image-path'
import type { ImageSize, ImageSizeRule } from '@tessera/api-types/images/image-path'
import { isAiMarked } from './ai-mark.ts'
import type { DecodedPicture, DecoderJobs, RenderedImage, Rendition } from './decoder-jobs.ts'
import { describePicture, DESCRIPTOR_SIDE } from './descriptor.ts'
import { dominantColor } from './dominant-color.ts'
import { encodeAs } from './encode-picture.ts'
import { type ImageLimits, MAX_STORED_SIDE } from './image-limits.ts'
import { scaleFor } from './image-sizes.ts'
import type { Pixels } from './image-sizes.ts'
import { decodable, openUpright, readMetadata, refusingBroken, scaled, storedPixels } from './open-upload.ts'
import { checkPicture } from './picture-checks.ts'
import { plainFormat } from './plain-picture.ts'

interface RawPicture extends Pixels {
  data: Buffer
  channels: 1 | 2 | 3 | 4
}

const BASE_SIZE = '736x' satisfies ImageSize

/** Checks, decodes and renders an upload. Runs in a decoder process only. Throws ImageError. */
export async function ingestPicture(job: DecoderJobs['ingest']['job']): Promise<DecodedPicture> {
  const { limits, renditions } = job
  const bytes = decodable(job.bytes)
  const metadata = await readMetadata(bytes)
  checkPicture(bytes, metadata, limits)
  return refusingBroken(async () => {
    const size = storedPixels(metadata)
    const sizes: ImageSize[] = [BASE_SIZE, ...renditions.map((rendition) => rendition.size)]
    const base = decodeBase(bytes, size, sizes, limits)
    const encode = async (isOpaque: boolean) =>
      (job.keepsPlain && (await asItIs(job.bytes, size, isOpaque, limits))) ||
      encodeOriginal(bytes, metadata, size, isOpaque, limits)
    // Only transparency makes the original wait for the pixels: else both cores work from the start.
    const whenEncoded = metadata.hasAlpha ? base.then((raw) => encode(isOpaquePicture(raw))) : encode(true)
    const [original, small] = await Promise.all([
      whenEncoded,
      base.then(flatten).then((flat) => renderSmall(flat, size, renditions)),
    ])
    const isMarked = isAiMarked(job.bytes, metadata.xmp?.toString('utf8'))
    return { ...size, original, ...small, isAiMarked: isMarked }
  })
}

/** What is made of the smaller picture: every rendition, and how it looks. */
async function renderSmall(flat: RawPicture, size: Pixels, renditions: readonly Rendition[]) {
  const [rendered, tiny] = await Promise.all([
    renderAll(flat, size, renditions),
    pixelsOf(flat).resize(DESCRIPTOR_SIDE, DESCRIPTOR_SIDE, { fit: 'fill' }).raw().toBuffer(),
  ])
  return { renditions: rendered, dominantColor: dominantColor(tiny), descriptor: describePicture(tiny) }
}

/** Renders sizes of a stored original. Runs in a decoder process only. */
export async function derivePicture({
  bytes,
  limits,
  renditions,
}: DecoderJobs['derive']['job']): Promise<RenderedImage[]> {
  const metadata = await readMetadata(bytes)
  return refusingBroken(async () => {
    const size = storedPixels(metadata)
    const base = await decodeBase(
      bytes,
      size,
      renditions.map((rendition) => rendition.size),
      limits,
    )
    const [clear, opaque] = [renditions.filter(keepsTransparency), renditions.filter(isOnWhite)]
    return [
      ...(await renderAll(base, size, clear)),
      ...(opaque.length === 0 ? [] : await renderAll(await flatten(base), size, opaque)),
    ]
  })
}

/** The icons of a site stand on its own grounds, light and dark. */
const ICON_SIZES: ReadonlySet<ImageSize> = new Set(['192x192', '512x512'])
const keepsTransparency = ({ size, format }: Rendition): boolean => ICON_SIZES.has(size) && format !== 'jpeg'
const isOnWhite = (rendition: Rendition): boolean => !keepsTransparency(rendition)

/** One decode, as small as the largest of the wanted sizes allows. */
async function decodeBase(
  bytes: Uint8Array,
  size: Pixels,
  sizes: readonly ImageSize[],
  limits: ImageLimits,
): Promise<RawPicture> {
  const scale = Math.max(...sizes.map((wanted) => scaleFor(wanted, size)))
  const box = scaled(size, scale)
  const { data, info } = await openUpright(bytes, limits)
    .resize({ ...box, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

const pixelsOf = ({ data, width, height, channels }: RawPicture): Sharp =>
  sharp(data, { raw: { width, height, channels } })

function isOpaquePicture({ data, channels }: RawPicture): boolean {
  if (channels !== 4) return true
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

async function flatten(picture: RawPicture): Promise<RawPicture> {
  if (picture.channels === 3) return picture
  const data = await pixelsOf(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { ...picture, data, channels: 3 }
}

/** The upload itself where it could be an original of ours, and decodes without a warning. */
async function asItIs(
  bytes: Uint8Array,
  { width, height }: Pixels,
  isOpaque: boolean,
  limits: ImageLimits,
): Promise<DecodedPicture['original'] | null> {
  const format = plainFormat(bytes)
  if (format !== (isOpaque ? 'jpeg' : 'png') || Math.max(width, height) > MAX_STORED_SIDE) return null
  const isSound = await sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'warning' })
    .resize(DESCRIPTOR_SIDE)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  return isSound ? { format, bytes } : null
}

/** The original again, written by us: nothing but pixels of the upload survives. */
async function encodeOriginal(
  bytes: Uint8Array,
  metadata: Metadata,
  size: Pixels,
  isOpaque: boolean,
  limits: ImageLimits,
): Promise<DecodedPicture['original']> {
  const isScaled = size.width !== metadata.autoOrient.width || size.height !== metadata.autoOrient.height
  const upright = openUpright(bytes, limits)
  const picture = isScaled ? upright.resize({ ...size, fit: 'fill' }) : upright
  if (!isOpaque) return { format: 'png', bytes: await picture.png({ compressionLevel: 4 }).toBuffer() }
  const chromaSubsampling = metadata.format === 'jpeg' ? '4:2:0' : '4:4:4'
  const flat = metadata.hasAlpha ? picture.removeAlpha() : picture
  return {
    format: 'jpeg',
    bytes: await flat.jpeg({ quality: 90, chromaSubsampling, optimiseCoding: false }).toBuffer(),
  }
}

async function renderAll(
  flat: RawPicture,
  original: Pixels,
  renditions: readonly Rendition[],
): Promise<RenderedImage[]> {
  const sizes = [...new Set(renditions.map((rendition) => rendition.size))]
  const rendered = await Promise.all(
    sizes.map(async (size) => {
      const picture = await resizeTo(flat, original, size)
      const formats = renditions
        .filter((rendition) => rendition.size === size)
        .map((rendition) => rendition.format)
      return Promise.all(
        formats.map(async (format) => ({ size, format, bytes: await encodeAs(pixelsOf(picture), format) })),
      )
    }),
  )
  return rendered.flat()
}

async function resizeTo(flat: RawPicture, original: Pixels, size: ImageSize): Promise<RawPicture> {
  const rule: ImageSizeRule = imageSizeRules[size]
  const box = imageDimensions(size, original)
  if (box.width === flat.width && box.height === flat.height) return flat
  const fit = rule.fit === 'cover' ? 'cover' : 'fill'
  const { data, info } = await pixelsOf(flat)
    .resize({ ...box, fit })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...box, channels: info.channels }
}
