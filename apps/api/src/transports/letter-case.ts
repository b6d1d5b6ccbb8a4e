import { isRecord } from './call.ts'

const toCamel = (name: string): string =>
  name.replaceAll(
    /([a-z0-9])_([a-z0-9])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  )

const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The wire's snake_case as GraphQL spells it, all the way down. */
export const camelKeys = (value: unknown): unknown => renamed(value, toCamel)

/** GraphQL's arguments as contracts spell them; values stay as they are. */
export const snakeKeys = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnake(name), value]))

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename)]),
  )
}
