import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

// Its types name a default export; its file is the function itself.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

/** Marks above and below letters of Hebrew and Arabic, which are read without them. */
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u065F\u0670]/g
const FROM_THE_RIGHT = /[\p{scx=Hebrew}\p{scx=Arabic}]/u
const TATWEEL = '\u0640'

/** Where Unicode has the shapes of Arabic letters: alone, at the end, at the beginning, in the middle. */
const SHAPES = [
  [0xfb_50, 0xfb_b1],
  [0xfb_d3, 0xfb_e7],
  [0xfb_fc, 0xfb_ff],
  [0xfe_80, 0xfe_fc],
] as const

/** The shapes of a letter, or of two that become one; those that join on one side alone have two. */
const shapes = new Map<string, string[]>()
for (const [first, last] of SHAPES)
  for (let code = first; code <= last; code += 1) {
    const shape = String.fromCodePoint(code)
    const letter = shape.normalize('NFKC')
    shapes.set(letter, [...(shapes.get(letter) ?? []), shape])
  }

const joinsBack = (letter: string | undefined): boolean =>
  letter === TATWEEL || (shapes.get(letter ?? '')?.length ?? 0) > 1
const joinsOn = (letter: string | undefined): boolean =>
  letter === TATWEEL || shapes.get(letter ?? '')?.length === 4

/** Lam and alef are one letter where they meet. */
const pairs = /\u0644[\u0622\u0623\u0625\u0627]|./gsu

/** Arabic letters in the shapes that they have beside their neighbors. */
export function joined(text: string): string {
  if (!FROM_THE_RIGHT.test(text)) return text
  const letters = text.replaceAll(POINTS, '').match(pairs) ?? []
  const shaped = letters.map((letter, at) => {
    const isAfterOne = joinsOn(letters[at - 1]) && joinsBack(letter)
    const isBeforeOne = joinsOn(letter) && joinsBack(letters[at + 1])
    return shapes.get(letter)?.[(isBeforeOne ? 2 : 0) + (isAfterOne ? 1 : 0)] ?? letter
  })
  return shaped.join('')
}

/** The letters of a line from left to right, as they are drawn. */
export const fromLeft = (text: string): string =>
  FROM_THE_RIGHT.test(text) ? bidi.getReorderedString(text, bidi.getEmbeddingLevels(text)) : text

/** A shape as the letters that it stands for, for readers that search and copy. */
export const plainLetters = (letter: string): string =>
  /[\uFB50-\uFDFF\uFE70-\uFEFC]/.test(letter) ? letter.normalize('NFKC') : letter
