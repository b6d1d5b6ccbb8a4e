import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { DecoderJobs } from '../images/decoder-jobs.ts'
import type { DecoderPool } from '../images/decoder-pool.ts'
import { ImageError } from '../images/image-error.ts'
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

/** What a picture is made of: a drawing, or a file that lies beside this code. */
export type PictureSource = Pick<Drawing, 'svg'> | { file: URL }

interface Shop {
  storage: Storage
  decoders: DecoderPool
}

/**
 * Stores pictures, drawing those that are drawn, as if they had been uploaded, a few at a time. Only the size that
 * every grid shows is made here; the others are made on first need.
 */
export async function drawPictures(
  shop: Shop,
  sources: readonly PictureSource[],
  onDone: (done: number) => void,
): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = []
  let next = 0
  let done = 0
  const worker = async () => {
    for (let at = next++; at < sources.length; at = next++) {
      drawn[at] = await drawOne(shop, sources[at] as PictureSource)
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  return drawn
}

/** A busy machine takes longer for a picture than the next one may wait. */
const ATTEMPTS = 20

async function ingested(
  decoders: DecoderPool,
  job: DecoderJobs['ingest']['job'],
): Promise<DecoderJobs['ingest']['answer']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decoders.run('ingest', job)
    } catch (error) {
      const isBusy = error instanceof ImageError && error.code === 'UNAVAILABLE'
      if (!isBusy || attempt === ATTEMPTS) throw error
    }
  }
}

async function drawOne({ storage, decoders }: Shop, source: PictureSource): Promise<DrawnPicture> {
  const bytes =
    'file' in source
      ? await readFile(source.file)
      : await sharp(Buffer.from(source.svg)).jpeg({ quality: 88 }).toBuffer()
  const signature = await imageSignature(bytes)
  const renditions = [{ size: '236x', format: 'webp' }] as const
  const picture = await ingested(decoders, { bytes, limits: defaultImageLimits, renditions })
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
