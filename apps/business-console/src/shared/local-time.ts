export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day where somebody is, as `YYYY-MM-DD`: for half of the world that of UTC is another one for hours. */
export const localDay = (at: Date, timeZone = localTimeZone()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
