/** What is below these fields is spelled alike on every way to it. */
const PLAIN = new Set([
  'images',
  'saved_info',
  'reaction_counts',
  'rich_metadata',
  'recommendation_reason',
  'story_pin_data',
])

/** A wire's name as GraphQL spells it. */
export const camelName = (name: string): string =>
  name.replaceAll(
    /([a-z0-9])_([a-z0-9])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  )

const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The wire's snake_case as GraphQL spells it, all the way down. */
export const camelKeys = (value: unknown): unknown => renamed(value, camelName)

/** GraphQL's names as contracts spell them: takes `camelKeys` back. */
export const snakeKeys = (value: unknown): unknown => renamed(value, toSnake)

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      rename(name),
      PLAIN.has(toSnake(name)) ? inner : renamed(inner, rename),
    ]),
  )
}
