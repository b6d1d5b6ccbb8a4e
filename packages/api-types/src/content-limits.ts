// Free of zod: the browser carries them.

/** Characters of a comment, and of the words to a pin that somebody tried. */
export const MAX_COMMENT_LENGTH = 500 // facts §6
/** The largest file that is taken as a picture. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024 // facts §1.2
/** The most pins one call changes. */
export const MAX_BULK_PINS = 250
