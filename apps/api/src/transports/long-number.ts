/** Spreadsheets hold fifteen digits of a number, and make noughts of the others. */
const TOO_LONG = /^\d{16,}$/

/** A number that a spreadsheet would round, as text that it leaves alone. */
export const keptWhole = (text: string): string => (TOO_LONG.test(text) ? `id:${text}` : text)
