import type { DecoderJobs, Region } from './decoder-jobs.ts'
import { describePicture, DESCRIPTOR_SIDE } from './descriptor.ts'
import { type Pixels } from './image-sizes.ts'
import { decodable, openUpright, readMetadata, refusingBroken } from './open-upload.ts'
import { checkPicture } from './picture-checks.ts'

/** Checks a picture and describes a part of it. Runs in a decoder process only. Throws ImageError. */
export async function describeRegion(job: DecoderJobs['describe']['job']): Promise<Uint8Array> {
  const { limits, region } = job
  const bytes = decodable(job.bytes)
  const metadata = await readMetadata(bytes)
  checkPicture(bytes, metadata, limits)
  return refusingBroken(async () => {
    const pixels = await openUpright(bytes, limits)
      .extract(partOf(metadata.autoOrient, region))
      .flatten({ background: '#ffffff' })
      .resize(DESCRIPTOR_SIDE, DESCRIPTOR_SIDE, { fit: 'fill' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return describePicture(pixels.data)
  })
}

function partOf({ width, height }: Pixels, { x, y, w, h }: Region) {
  const left = Math.min(width - 1, Math.round(x * width))
  const top = Math.min(height - 1, Math.round(y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(h * height))),
  }
}
