import { SEARCH_QUERY_MAX } from '@tessera/api-types/search/contracts'

/** Words that narrow a query to `query`. */
interface Guide {
  label: string
  query: string
}

const MIN_WORD_LENGTH = 3
/** Words that narrow nothing: they name how, when or how many, or what somebody does, and not what is shown. */
const FILLERS = new Set(
  `ask asked asks came come comes find finds found gave get gets give gives go goes going gone keep keeps kept knew know knows let lets
  look looked looks love loved loves need needs put puts read reads said sat say says sit sits stand stands stay stayed stays stood take
  takes tell tells think thinks thought told took tried tries try turn turned turns use used uses wait waited waits wants work worked works
  about above across after again all almost along already also always and another any are around away back been before below beside better between
  both but can could day days did does done down each eight ever every exactly few finally first five for four from full good got
  great had half has have her here his hour hours how idea ideas into its just kind last later less like little long made make makes making
  many me mine minute minutes more morning most much my never new next nine nobody not nothing now off old once one only other our out
  over own part really right row rows same second see seen seven should six some something step still such ten than that the their them
  then there these they thing things third this those three through time times today too two under until up very want was
  way ways week weeks well were what when where which while who whole why will with without would year years yet you your`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Words that titles of hits share beyond the query: first those beside a word of it, as they stand there, then the most
 * frequent; two that always stand side by side are one guide. A word must stand in two titles, for one title only repeats itself.
 */
export function guidesOf(query: string, titles: readonly string[], limit: number): Guide[] {
  const asked = new Set(wordsOf(query))
  const counts = new Map<string, number>()
  const before = new Map<string, Set<string>>()
  const after = new Map<string, Set<string>>()
  const phrases: Phrases = new Map()
  for (const title of titles) {
    const words = wordsOf(title)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [at, word] of words.entries()) {
      if (isAsked(word, asked)) addPhrases(phrases, words, at)
      addTo(before, word, words[at - 1])
      addTo(after, word, words[at + 1])
    }
  }
  const narrowing = [...counts].filter(([word, count]) => count > 1 && narrows(word, asked))
  const shared = new Set(narrowing.map(([word]) => word))
  const partner = (word: string, [side, otherSide]: readonly [Neighbors, Neighbors]): string | null => {
    const other = onlyOne(side.get(word))
    return other !== null && shared.has(other) && onlyOne(otherSide.get(other)) === word ? other : null
  }
  return narrowing
    .filter(([word]) => partner(word, [before, after]) === null)
    .toSorted(
      ([a, countOfA], [b, countOfB]) =>
        Number(phrases.has(b)) - Number(phrases.has(a)) || countOfB - countOfA || (a < b ? -1 : 1),
    )
    .slice(0, limit)
    .map(([word]) => {
      const other = partner(word, [after, before])
      if (other !== null) return { label: `${word} ${other}`, query: `${query} ${word} ${other}` }
      return { label: mostUsed(phrases.get(word)) ?? word, query: `${query} ${word}` }
    })
    .filter((guide) => guide.query.length <= SEARCH_QUERY_MAX)
}

/** For each guide the picture of the first title that has all its words, none twice; null where no title is left. */
export function picturesOfGuides(
  guides: readonly Guide[],
  hits: readonly { title: string; imageSignature: string }[],
): (string | null)[] {
  const taken = new Set<string>()
  const titles = hits.map(({ title, imageSignature }) => ({ words: new Set(wordsOf(title)), imageSignature }))
  return guides.map(({ label }) => {
    const words = wordsOf(label)
    const shown = titles.find(
      (hit) => !taken.has(hit.imageSignature) && words.every((word) => hit.words.has(word)),
    )
    if (shown) taken.add(shown.imageSignature)
    return shown?.imageSignature ?? null
  })
}

/** How often each phrase of a word and an asked one beside it stands in titles. */
type Phrases = Map<string, Map<string, number>>

function addPhrases(phrases: Phrases, words: readonly string[], at: number): void {
  for (const [beside, phrase] of [
    [words[at - 1], words.slice(at - 1, at + 1)],
    [words[at + 1], words.slice(at, at + 2)],
  ] as const) {
    if (beside === undefined) continue
    const known = phrases.get(beside) ?? new Map<string, number>()
    const text = phrase.join(' ')
    phrases.set(beside, known.set(text, (known.get(text) ?? 0) + 1))
  }
}

const mostUsed = (counts: ReadonlyMap<string, number> = new Map()): string | undefined =>
  [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]

/** What stands beside each word, an empty string where nothing does. */
type Neighbors = Map<string, Set<string>>

function addTo(neighbors: Neighbors, word: string, neighbor = ''): void {
  const known = neighbors.get(word)
  if (known) known.add(neighbor)
  else neighbors.set(word, new Set([neighbor]))
}

const onlyOne = (words: ReadonlySet<string> | undefined): string | null =>
  words?.size === 1 ? ([...words][0] ?? null) : null

const narrows = (word: string, asked: ReadonlySet<string>): boolean =>
  word.length >= MIN_WORD_LENGTH && !FILLERS.has(word) && !isAsked(word, asked)

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
