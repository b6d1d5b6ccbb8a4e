const MAX_SUGGESTIONS = 5
const MAX_WORDS = 3
const FILLER = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Names for a board this pin could begin: its topics first, then the head of its title. */
export function boardTitleSuggestions(pin: {
  title: string
  relatedInterests: { name: string }[]
}): string[] {
  const words = pin.title
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => word && !FILLER.has(word.toLowerCase()))
  const head = words.slice(0, MAX_WORDS).map(capitalized).join(' ')
  const names = [...pin.relatedInterests.map(({ name }) => name), head].filter(Boolean)
  const byWord = new Map(names.map((name) => [name.toLowerCase(), name]))
  return [...byWord.values()].slice(0, MAX_SUGGESTIONS)
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
