import type { SearchGuide } from '@tessera/api-types/search/views'

const MIN_WORD_LENGTH = 3
/** Words that narrow nothing: they say how, when or how many, not what. */
const FILLERS = new Set(
  `about after again all almost already also always and another any are away back been before below beside better between
  both but can could did does done down each eight ever every exactly few finally first five for four from full good got
  great had has have her here his how idea ideas into its just kind last later less like little long made make makes making
  many me mine more morning most much my never new next nine nobody not nothing now off old once one only other our out
  over own part really right same second see seven should six some something step still such ten than that the their them
  then there these they thing things third this those three through time times today too two under until up very want was
  way ways week well were what when where which while who whole why will with without would year years yet you your`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Words that titles of hits share beyond the query, the most frequent first.
 * A word must stand in two titles, for one title only repeats itself.
 */
export function guidesOf(query: string, titles: readonly string[], limit: number): SearchGuide[] {
  const asked = new Set(wordsOf(query))
  const counts = new Map<string, number>()
  for (const title of titles) {
    for (const word of new Set(wordsOf(title))) {
      if (word.length < MIN_WORD_LENGTH || FILLERS.has(word) || isAsked(word, asked)) continue
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => ({ label: word, query: `${query} ${word}` }))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A plural of an asked word narrows nothing. */
const isAsked = (word: string, asked: ReadonlySet<string>): boolean =>
  asked.has(word) || asked.has(`${word}s`) || (word.endsWith('s') && asked.has(word.slice(0, -1)))

/** The query with its unknown words replaced by the likeliest, or null when that changes nothing. */
export function correctedQuery(
  words: readonly string[],
  likeliest: readonly (string | null)[],
): string | null {
  const corrected = words.map((word, index) => likeliest[index] ?? word)
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}

/** The words of a query as the vocabulary spells them. */
export const plainWords = (query: string): string[] =>
  wordsOf(query.normalize('NFD').replaceAll(/\p{M}/gu, ''))
