/** Characters of a comment, and of what somebody says of having tried a pin. Free of zod: the browser carries it. */
export const MAX_COMMENT_LENGTH = 500 // facts §6
