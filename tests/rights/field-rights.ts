/** Queries that return data about somebody else than the caller. */
export const foreignFields = [
  'users.get',
  'users.pins',
  'storefront.pins',
  'users.followers',
  'users.following',
  'boards.get',
  'boards.list',
  'boards.feed',
  'boards.followers',
  'boards.following',
  'pins.get',
  'sections.get',
  'sections.list',
  'sections.pins',
  'comments.list',
  'comments.replies',
  'didIts.list',
  'didIts.byMember',
  'didIts.get',
  'didIts.comments',
  'unifiedComments.list',
  'unifiedComments.preview',
  'pins.reactions',
  'feeds.home',
  'feeds.related',
  'feeds.interest',
  'feeds.domain',
  'feeds.boardIdeas',
  'search.base',
  'search.results',
  'search.typeahead',
]

const PRIVATE =
  /mail|phone|birth|gender|password|token|secret_|hash|_ip$|^ip$|is_employee|write_banned|locale|country|last_active|mfa/i

/** Such a key is returned only to its owner; what a public response may carry all the same stands in this list. */
const ADMITTED = ['secret_board_count', 'secret_pin_count']

export const isPrivateKey = (key: string): boolean => PRIVATE.test(key) && !ADMITTED.includes(key)

export function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}
