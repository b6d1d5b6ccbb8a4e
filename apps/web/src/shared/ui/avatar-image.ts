// The documents' numbered placeholder pictures stand for "has none".
const PLACEHOLDER = /\/?default_\d+\.png(\?.*)?$/

/** The address of a person's own picture, or null where only a placeholder is set. */
export const ownImage = (url: string | null | undefined): string | null =>
  url && !PLACEHOLDER.test(url) ? url : null

/** One or two letters for a name: of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

const HUES = 6

/** A tint of 0 to 5, the same each time for the same name. */
export const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % HUES
