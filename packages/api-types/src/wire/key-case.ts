/** What is below these fields is spelled alike on every way to it. */
const PLAIN = new Set([
  'images',
  'saved_info',
  'reaction_counts',
  'rich_metadata',
  'recommendation_reason',
  'story_pin_data',
  'video_list',
])

/** Names of the wire are some hundreds; those that callers make up are many. */
const MAX_KNOWN_NAMES = 2_000

/** The same function, each name spelled once. */
function spelledOnce(spell: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const spelled = spell(name)
    if (known.size < MAX_KNOWN_NAMES) known.set(name, spelled)
    return spelled
  }
}

/** A wire's name as GraphQL spells it. */
export const camelName = spelledOnce((name) =>
  name.replaceAll(
    /([a-z0-9])_([a-z0-9])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  ),
)

const toSnake = spelledOnce((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** The wire's snake_case as GraphQL spells it, all the way down. */
export const camelKeys = (value: unknown): unknown => renamed(value, camelName)

/** GraphQL's names as contracts spell them: takes `camelKeys` back. */
export const snakeKeys = (value: unknown): unknown => renamed(value, toSnake)

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (typeof value !== 'object' || value === null) return value
  const named: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    // Assigned, it would be no field but the object's prototype.
    if (name === '__proto__') continue
    named[rename(name)] = PLAIN.has(toSnake(name)) ? inner : renamed(inner, rename)
  }
  return named
}
