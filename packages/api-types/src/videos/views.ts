import { z } from 'zod'

/** Keys of the versions a video may have. */
export const VIDEO_VERSIONS = [
  'V_720P',
  'V_HLSV4',
  'V_HLSV3_MOBILE',
  'V_EXP3',
  'V_EXP4',
  'V_EXP5',
  'V_EXP6',
  'V_EXP7',
] as const
export type VideoVersionKey = (typeof VIDEO_VERSIONS)[number]

/** One version of a video; `duration` in milliseconds, captions by language. */
export const VideoVersion = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  duration: z.int(),
  thumbnail: z.string(),
  captionsUrls: z.record(z.string(), z.string()),
})
export type VideoVersion = z.output<typeof VideoVersion>

export const VideoList = z.partialRecord(z.enum(VIDEO_VERSIONS), VideoVersion)
export type VideoList = z.output<typeof VideoList>
