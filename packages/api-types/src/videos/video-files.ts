import { signatureFolders } from '../images/image-path.ts'

export const VIDEO_MAX_BYTES = 200 * 1024 * 1024 // spec 000 §9: 209715200
export const VIDEO_MAX_MS = 15 * 60 * 1000 // facts §1.2
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska'] as const
/** How the names of such files end, for browsers that do not know their types. */
export const VIDEO_EXTENSIONS = ['.mp4', '.m4v', '.mov', '.webm', '.mkv'] as const
export const CAPTIONS_MAX_CHARACTERS = 200_000

/** What is stored of a video: a file to download, and for streaming a list of heights, each one file that is read in ranges. */
export const videoFiles = [
  '720p.mp4',
  'all.m3u8',
  'mobile.m3u8',
  '720p.m3u8',
  '720p.m4s',
  '360p.m3u8',
  '360p.m4s',
] as const

export type VideoFile = (typeof videoFiles)[number]

export const CAPTIONS_FILE = 'captions.vtt'

const PATH = /^\/?([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\/([0-9a-z.]+)$/

/** `/videos/ab/cd/ef/abcdef…/720p.mp4`: beside the pictures, by the signature of the cover. */
export const videoPath = (signature: string, file: VideoFile | typeof CAPTIONS_FILE): string =>
  `/videos/${signatureFolders(signature)}/${signature}/${file}`

/** The inverse of `videoPath`, without its first folder; undefined when the path does not follow the rule. */
export function parseVideoPath(
  path: string,
): { signature: string; file: VideoFile | typeof CAPTIONS_FILE } | undefined {
  const [, a = '', b = '', c = '', signature = '', name = ''] = PATH.exec(path) ?? []
  const file = ([...videoFiles, CAPTIONS_FILE] as const).find((known) => known === name)
  if (!file || !signature.startsWith(a + b + c)) return undefined
  return { signature, file }
}
