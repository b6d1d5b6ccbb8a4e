const MINUTE_MS = 60_000

/** Messages of one member in a minute before it looks like a machine. */
export const SENDING = { most: 30, windowMs: MINUTE_MS }
/** Conversations begun and people added in an hour: what strangers get most of. */
export const BEGINNING = { most: 40, windowMs: 60 * MINUTE_MS }
/** A letter waits for the conversation to rest so long, so that a talk is not mailed word by word. */
export const LETTER_WAITS_MS = 5 * MINUTE_MS
