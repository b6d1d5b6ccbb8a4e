const MINUTE_MS = 60_000

/** Messages of one member in a minute before it looks like a machine. */
export const SENDING = { most: 30, windowMs: MINUTE_MS }
/** Conversations begun and people added in an hour: what strangers get most of. */
export const BEGINNING = { most: 40, windowMs: 60 * MINUTE_MS }
/** How long a conversation must be quiet before an email goes out, so that it is not mailed line by line. */
export const EMAIL_DELAY_MS = 5 * MINUTE_MS
