const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Text as it is compared: without case, accents and apostrophes. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ´`]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)

/** Whether each word of the query stands somewhere in the text. */
export function isFound(text: string, query: string): boolean {
  const words = folded(query).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => folded(text).includes(word))
}
