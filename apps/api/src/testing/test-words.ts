const LETTERS = 'ghijkmnpqr'

/** A hexadecimal text without its digits. With one letter for all of them, such words would be misspellings of each other. */
export const lettersOnly = (hex: string): string =>
  hex.replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? '')
