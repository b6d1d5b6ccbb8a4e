const MINUTE_MS = 60_000

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Which day a moment is on where somebody is, as `YYYY-MM-DD`. */
export const localDay = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10)
