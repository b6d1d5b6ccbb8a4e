import { fileTypeFromBuffer } from 'file-type'
import { ImageError } from './image-error.ts'

const HEAD_BYTES = 4_100

const acceptedTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/tiff': 'TIFF',
} as const

export type AcceptedType = keyof typeof acceptedTypes

const isAccepted = (mime: string): mime is AcceptedType => Object.hasOwn(acceptedTypes, mime)

const ACCEPTED = 'Use a JPEG, PNG, WebP, GIF, AVIF or TIFF file.'

/** The type that the content itself shows, whatever a name or header claims. Throws ImageError. */
export async function detectImageType(bytes: Uint8Array): Promise<AcceptedType> {
  const head = bytes.subarray(0, HEAD_BYTES)
  if (head.length === 0) throw new ImageError('IMAGE_BROKEN', 'The file is empty.')
  const found = await fileTypeFromBuffer(isTiff(head) ? bytes : head).catch(() => undefined)
  if (found && isAccepted(found.mime)) return found.mime
  throw new ImageError('IMAGE_TYPE_UNSUPPORTED', `${describe(head, found?.mime)} ${ACCEPTED}`)
}

function describe(head: Uint8Array, mime: string | undefined): string {
  if (looksLikeSvg(head)) return 'SVG drawings are not accepted, because they can carry scripts.'
  if (mime === 'image/heic' || mime === 'image/heif')
    return 'This is an HEIC picture, which this server cannot read.'
  if (mime?.startsWith('image/')) return `This is a picture of the type ${mime}, which is not accepted.`
  return mime ? `This file is no picture but ${mime}.` : 'This file is not a picture that we know.'
}

const looksLikeSvg = (head: Uint8Array): boolean =>
  /<svg[\s>]|<!doctype\s+svg/i.test(Buffer.from(head).toString('latin1'))

/** A TIFF may keep its directory, which distinguishes it from raw camera files, at its end. */
const isTiff = (head: Uint8Array): boolean =>
  /^(II\*\0|MM\0\*)/.test(Buffer.from(head.subarray(0, 4)).toString('latin1'))
