export const VIDEO_MAX_BYTES = 200 * 1024 * 1024 // spec 000 §9: 209715200
export const VIDEO_MAX_MS = 15 * 60 * 1000 // facts §1.2
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-matroska'] as const
/** How the names of such files end, for browsers that do not know their types. */
export const VIDEO_EXTENSIONS = ['.mp4', '.m4v', '.mov', '.webm', '.mkv'] as const
export const CAPTIONS_MAX_CHARACTERS = 200_000
