import type { ImageSize } from '@tessera/api-types/images/image-path'
import type { DerivedFormat, OriginalFormat } from './image-format.ts'
import type { ImageErrorCode } from './image-error.ts'
import type { ImageLimits } from './image-limits.ts'

export interface Rendition {
  size: ImageSize
  format: DerivedFormat
}

export interface RenderedImage extends Rendition {
  bytes: Uint8Array
}

export interface DecodedPicture {
  /** pixels, as seen: after the orientation is applied */
  width: number
  height: number
  original: { format: OriginalFormat; bytes: Uint8Array }
  dominantColor: string
  descriptor: Uint8Array
  /** The file states that a model made the picture or a part of it. */
  isAiMarked: boolean
  renditions: RenderedImage[]
}

/** Part of a picture, in shares of its width and height. */
export interface Region {
  x: number
  y: number
  w: number
  h: number
}

/** Requests a decoder process takes, and their results. */
export interface DecoderJobs {
  ingest: {
    job: {
      bytes: Uint8Array
      limits: ImageLimits
      renditions: readonly Rendition[]
      /** A file that is built like an original of ours becomes the original as it is. */
      keepsPlain?: boolean
    }
    answer: DecodedPicture
  }
  derive: {
    job: { bytes: Uint8Array; limits: ImageLimits; renditions: readonly Rendition[] }
    answer: RenderedImage[]
  }
  describe: {
    job: { bytes: Uint8Array; limits: ImageLimits; region: Region }
    answer: Uint8Array
  }
}

export type DecoderJobKind = keyof DecoderJobs

export type DecoderRequest = {
  [K in DecoderJobKind]: { kind: K; job: DecoderJobs[K]['job'] }
}[DecoderJobKind]

export type DecoderReply =
  | { outcome: 'ready' }
  | { outcome: 'done'; answer: unknown; rssBytes: number }
  | { outcome: 'refused'; code: ImageErrorCode; detail: string; rssBytes: number }
  | { outcome: 'out-of-memory' }
