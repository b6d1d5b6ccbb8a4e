import type pg from 'pg'
import type { Deps } from '../kernel/deps.ts'

export interface SlowStatement {
  ms: number
  /** Without its values, which may be personal. */
  text: string
  /** As the server would run it now; what kept it from saying so where it cannot. */
  plan: string
}

/** Writes each slow statement to the log. */
export const slowLog =
  (log: Deps['log']) =>
  ({ ms, text, plan }: SlowStatement): void =>
    log.warn({ ms, statement: text, plan }, 'slow statement')

const EXPLAINED = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i

/** Reports each statement of the pool that takes `leastMs` or longer, with its plan. */
export function watchSlow(pool: pg.Pool, leastMs: number, report: (slow: SlowStatement) => void): void {
  const explained = async (text: string, values: unknown): Promise<string> => {
    if (!EXPLAINED.test(text)) return 'no plan'
    // Planned with its values: a prepared statement would be explained for any.
    const bare = text.replaceAll(/\/\*.*?\*\//g, '')
    const query = { text: `EXPLAIN ${bare}`, values: Array.isArray(values) ? values : [] }
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(query)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  pool.on('connect', (client) => {
    const { query } = client
    const watched = (...asked: unknown[]): unknown => {
      const result: unknown = Reflect.apply(query, client, asked)
      const [text, values] = asked
      if (typeof text !== 'string' || !(result instanceof Promise)) return result
      const start = performance.now()
      const tell = () => {
        const ms = Math.round(performance.now() - start)
        if (ms < leastMs) return
        explained(text, values)
          .catch((error: unknown) => String(error))
          .then(
            (plan) => report({ ms, text, plan }),
            () => undefined,
          )
      }
      result.then(tell, tell)
      return result
    }
    Object.defineProperty(client, 'query', { value: watched, configurable: true })
  })
}
