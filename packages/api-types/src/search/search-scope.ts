export const SEARCH_SCOPES = ['pins', 'buyable_pins', 'my_pins', 'videos', 'boards', 'users'] as const
export type SearchScope = (typeof SEARCH_SCOPES)[number]

export const DEFAULT_SEARCH_SCOPE = 'pins' satisfies SearchScope // spec 000 §9

/** The scope a word names; `people` is another word for users, anything unknown means pins. */
export function toSearchScope(word: unknown): SearchScope {
  if (word === 'people') return 'users'
  return SEARCH_SCOPES.find((scope) => scope === word) ?? DEFAULT_SEARCH_SCOPE
}
