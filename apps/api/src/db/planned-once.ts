import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* planned once */'

/**
 * Stands in a hot statement whose text is always the same and whose best plan does not hang on
 * its values: each connection plans it once. Such a statement may take longer to plan than to run.
 * Not for words that are searched as they were given: a rare and a common one want different plans.
 */
export const plannedOnce = sql.raw(MARK)

export const isPlannedOnce = (text: unknown): boolean => typeof text === 'string' && text.includes(MARK)

const nameOf = (text: string): string => createHash('md5').update(text).digest('base64url')

/** Names the marked statements of a new connection, for PostgreSQL keeps the plans of named ones. */
export function keepPlans(client: pg.PoolClient): void {
  const { query } = client
  const names = new Map<string, string>()
  const named = (args: unknown[]): unknown[] => {
    const [text, values] = args
    if (typeof text !== 'string' || !isPlannedOnce(text)) return args
    const name = names.get(text) ?? nameOf(text)
    names.set(text, name)
    return [{ name, text, values }, ...args.slice(2)]
  }
  Object.defineProperty(client, 'query', {
    value: (...args: unknown[]) => Reflect.apply(query, client, named(args)),
    configurable: true,
  })
}
