import { z } from 'zod'

/** Keys of the versions a video may have. */
const VIDEO_VERSIONS = [
  'V_720P',
  'V_HLSV4',
  'V_HLSV3_MOBILE',
  'V_EXP3',
  'V_EXP4',
  'V_EXP5',
  'V_EXP6',
  'V_EXP7',
] as const
type VideoVersionKey = (typeof VIDEO_VERSIONS)[number]

/** One version of a video; `duration` in milliseconds, captions by language. */
export interface VideoVersion {
  url: string
  width: number
  height: number
  duration: number
  thumbnail: string
  captionsUrls: Record<string, string>
}

/** Versions by their keys. Interfaces of their own keep the declarations of all that holds pins short. */
export interface VideoList extends Partial<Record<VideoVersionKey, VideoVersion>> {}

export const VideoList: z.ZodType<VideoList, VideoList> = z.partialRecord(
  z.enum(VIDEO_VERSIONS),
  z.object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    duration: z.int(),
    thumbnail: z.string(),
    captionsUrls: z.record(z.string(), z.string()),
  }),
)
