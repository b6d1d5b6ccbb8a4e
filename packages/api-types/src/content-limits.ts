// Free of zod: the browser carries them.

/** Characters of a comment, and of the words to a pin that somebody tried. */
export const MAX_COMMENT_LENGTH = 500 // facts §6
/** The largest file that is taken as a picture. */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024 // facts §1.2
/** The most pins one call changes. */
export const MAX_BULK_PINS = 250
/** Characters of feedback. */
export const FEEDBACK_MAX = 2000
export const FULL_NAME_MAX = 60
export const ABOUT_MAX = 500
/** Shortcuts of a person in a business. decided: B-2.65 */
export const MAX_SHORTCUTS = 8
export const SHORTCUT_LABEL_MAX = 40
/** People of one conversation, the viewer among them. // requirement C-1.13 */
export const MAX_CONVERSATION_PEOPLE = 10
export const MAX_MESSAGE_LENGTH = 1000
export const MAX_CONVERSATION_NAME = 60
/** Conversations in one list of changes. */
export const MAX_CHANGES = 20
