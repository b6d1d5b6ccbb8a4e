import { signatureFolders } from '../images/image-path.ts'

/** What a track of the music library may be. Free of zod: the browsers carry it. */

export const MUSIC_MAX_BYTES = 20 * 1024 * 1024
export const MUSIC_MAX_MS = 10 * 60 * 1000
export const MUSIC_MAX_WORDS = 120
export const MUSIC_MAX_LICENSE = 500
/** How the names of files end that tracks are made of. */
export const MUSIC_EXTENSIONS = ['.mp3', '.m4a', '.ogg', '.wav', '.flac'] as const

/** `/music/ab/cd/ef/abcdef….m4a`: beside the pictures, by the MD5 of the sound. */
export const musicPath = (signature: string): string =>
  `/music/${signatureFolders(signature)}/${signature}.m4a`

const PATH = /^\/?([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\.m4a$/

/** The signature in a path without its first folder; undefined when the path does not follow the rule. */
export function parseMusicPath(path: string): string | undefined {
  const [, a = '', b = '', c = '', signature = ''] = PATH.exec(path) ?? []
  return signature !== '' && signature.startsWith(a + b + c) ? signature : undefined
}
