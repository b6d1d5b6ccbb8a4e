/** What a track of the music library may be. Free of zod: the browsers carry it. */

export const MUSIC_MAX_BYTES = 20 * 1024 * 1024
export const MUSIC_MAX_MS = 10 * 60 * 1000
export const MUSIC_MAX_WORDS = 120
export const MUSIC_MAX_LICENSE = 500
/** How the names of files end that tracks are made of. */
export const MUSIC_EXTENSIONS = ['.mp3', '.m4a', '.ogg', '.wav', '.flac'] as const
