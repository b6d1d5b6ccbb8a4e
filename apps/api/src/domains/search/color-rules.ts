import type { Color } from '../../images/picture-colors.ts'
import { colorWords } from './color-words.ts'
import { plainWords } from './guide-rules.ts'
import { STOP_WORDS } from './stop-words.ts'

export interface ColoredQuery {
  colors: readonly { word: string; color: Color }[]
  /** The query without its colors; empty where nothing is left. */
  rest: string
}

const colors = new Map(Object.values(colorWords).flatMap((words) => Object.entries(words)))
/** Words beside colors that nothing is searched by. */
const JOINING = new Set([
  ...STOP_WORDS,
  ...'color colored colour coloured colors colours shade shades'.split(' '),
])

/**
 * The colors that a query names and the rest of it, or null where it names none. Quotes, a minus and an `or`
 * ask for words alone.
 */
export function coloredQuery(query: string): ColoredQuery | null {
  if (/["“”]|(?:^|\s)(?:-|or(?=\s|$))/iu.test(query)) return null
  const words = plainWords(query)
  const named = new Map(
    words.flatMap((word) => {
      const color = colors.get(word)
      return color ? [[word, color] as const] : []
    }),
  )
  if (named.size === 0) return null
  const others = words.filter((word) => !named.has(word))
  return {
    colors: [...named].map(([word, color]) => ({ word, color })),
    rest: others.every((word) => JOINING.has(word)) ? '' : others.join(' '),
  }
}
