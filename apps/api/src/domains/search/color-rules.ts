import type { Color } from '../../images/picture-colors.ts'
import { colorWords } from './color-words.ts'
import { plainWords } from './guide-rules.ts'

/** Words that the `english` configuration of the database finds nothing by. */
const ENGLISH = `a about above after again against all am an and any are as at be because been before being below between
  both but by can did do does doing don down during each few for from further had has have having he her here hers
  herself him himself his how i if in into is it its itself just me more most my myself no nor not now of off on once
  only or other our ours ourselves out over own s same she should so some such t than that the their theirs them
  themselves then there these they this those through to too under until up very was we were what when where which
  while who whom why will with you your yours yourself yourselves`

/** Read in the program, so that a query of nothing else costs no condition that an index does not know. */
export const STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/u))

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
