import type { RecentSearch, TypeaheadItem } from '@tessera/api-types/search/views'
import { folded, isFound } from '../../shared/folded-text.ts'
import { searchPath } from '../../entities/searches/search-paths.ts'

/** One line below the search box: where it leads, and how it looks. */
export type Suggestion =
  | { kind: 'recent' | 'phrase'; id: string; label: string; detail?: string; to: string }
  | { kind: 'person'; id: string; label: string; detail: string; imageUrl: string | null; to: string }
  | { kind: 'board'; id: string; label: string; detail: string; cover: string | null; to: string }

export const suggestionOf = (item: TypeaheadItem): Suggestion => {
  switch (item.type) {
    case 'query':
      return {
        kind: item.is_recent ? 'recent' : 'phrase',
        id: `query-${encodeURIComponent(item.query)}`,
        label: item.query,
        to: searchPath(item.query),
      }
    case 'user':
      return {
        kind: 'person',
        id: `user-${item.id}`,
        label: item.full_name,
        detail: `@${item.username}`,
        imageUrl: item.image_medium_url,
        to: `/${item.username}/`,
      }
    case 'board':
      return {
        kind: 'board',
        id: `board-${item.id}`,
        label: item.name,
        detail: item.owner.full_name,
        cover: item.cover_images[0]?.image_signature ?? null,
        to: item.url,
      }
  }
}

/** `ownPins` is where a search of the viewer's own pins looks. */
export const recentSuggestion = ({ query, scope }: RecentSearch, ownPins: string): Suggestion => ({
  kind: 'recent',
  id: `recent-${scope}-${encodeURIComponent(query)}`,
  label: query,
  ...(scope === 'my_pins' && { detail: ownPins }),
  to: searchPath(query, scope),
})

export const recommendedSuggestion = (query: string): Suggestion => ({
  kind: 'phrase',
  id: `recommended-${encodeURIComponent(query)}`,
  label: query,
  to: searchPath(query),
})

const wordsOf = (item: TypeaheadItem): string =>
  item.type === 'query'
    ? item.query
    : item.type === 'board'
      ? item.name
      : `${item.full_name} ${item.username}`

/** Those that still fit what is typed; the server compares words without accents, too. */
export const fitting = (items: readonly TypeaheadItem[], term: string): TypeaheadItem[] =>
  items.filter((item) => isFound(wordsOf(item), term))

/** Splits a label into what was typed and what is suggested on top, for emphasis. */
export function emphasis(label: string, term: string): { typed: string; rest: string } {
  const start = folded(term.trim())
  let end = 0
  if (start !== '' && folded(label).startsWith(start)) {
    while (folded(label.slice(0, end)).length < start.length) end += 1
    // Accents written as signs of their own belong to their letter.
    while (folded(label.slice(0, end + 1)).length === start.length && end < label.length) end += 1
  }
  return { typed: label.slice(0, end), rest: label.slice(end) }
}
