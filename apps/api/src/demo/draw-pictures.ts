import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { DecoderPool } from '../images/decoder-pool.ts'
import { mimeOfFormat } from '../images/image-format.ts'
import { defaultImageLimits } from '../images/image-limits.ts'
import { imageSignature } from '../images/image-signature.ts'
import { storePicture } from '../images/picture-shelf.ts'
import type { Storage } from '../storage/storage.ts'
import type { Drawing } from './pictures/drawing.ts'

export interface DrawnPicture {
  signature: string
  width: number
  height: number
  mime: string
  bytes: number
  dominantColor: string
  descriptor: Uint8Array
}

interface Shop {
  storage: Storage
  decoders: DecoderPool
}

/**
 * Draws and stores pictures as if they had been uploaded, a few at a time. Only the size that
 * every grid shows is made here; the others are made on first need.
 */
export async function drawPictures(
  shop: Shop,
  drawings: readonly Drawing[],
  onDone: (done: number) => void,
): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = []
  let next = 0
  let done = 0
  const worker = async () => {
    for (let at = next++; at < drawings.length; at = next++) {
      drawn[at] = await drawOne(shop, drawings[at] as Drawing)
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  return drawn
}

async function drawOne({ storage, decoders }: Shop, { svg }: Drawing): Promise<DrawnPicture> {
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
  const signature = await imageSignature(bytes)
  const renditions = [{ size: '236x', format: 'webp' }] as const
  const picture = await decoders.run('ingest', { bytes, limits: defaultImageLimits, renditions })
  await storePicture(storage, signature, picture)
  const { width, height, original, dominantColor, descriptor } = picture
  return {
    signature,
    width,
    height,
    mime: mimeOfFormat[original.format],
    bytes: original.bytes.length,
    dominantColor,
    descriptor,
  }
}
