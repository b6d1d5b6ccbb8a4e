/** Characters of a comment, and of the words to a pin that somebody tried. Free of zod: the browser carries it. */
export const MAX_COMMENT_LENGTH = 500 // facts §6
