/** The newest first: what was written here since stands before what was read. */
export const withWrittenFirst = (read: readonly string[], written: readonly string[] = []): string[] => [
  ...new Set([...written.toReversed(), ...read]),
]

/** The oldest first, as replies stand. */
export const withWrittenLast = (read: readonly string[], written: readonly string[] = []): string[] => [
  ...new Set([...read, ...written]),
]
