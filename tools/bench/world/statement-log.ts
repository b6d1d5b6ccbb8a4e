import pg from 'pg'

export interface Statement {
  /** Of a prepared statement, which is planned once a connection. */
  name?: string
  text: string
  values: readonly unknown[]
}

type QueryInput = string | { name?: string; text?: string; values?: readonly unknown[] }

let listener: ((statement: Statement) => void) | null = null

// In place before the first connection is made, for connections may keep the function they had then.
const { prototype } = pg.Client
const query = prototype.query
const hearing = function (this: pg.Client, ...words: unknown[]): unknown {
  const [asked, values] = words as [QueryInput, unknown]
  const { name, text = '', values: own = [] } = typeof asked === 'string' ? { text: asked } : asked
  listener?.({ ...(name !== undefined && { name }), text, values: Array.isArray(values) ? values : own })
  return Reflect.apply(query, this, words)
}
prototype.query = hearing as typeof query

/**
 * Writes down what the connections of this process ask PostgreSQL while `work` runs.
 * @throws Error when nothing was heard: then it is the listening that failed
 */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const heard: Statement[] = []
  listener = (statement) => heard.push(statement)
  try {
    await work()
  } finally {
    listener = null
  }
  if (heard.length === 0) throw new Error('no statement was heard')
  return heard
}

/** The look-up of who asks; a control without accounts leaves it out. */
export const isSessionLookup = ({ text }: Statement): boolean => /from "sessions"/i.test(text)

/** A statement as the driver takes it. */
export const toQuery = ({ name, text, values }: Statement): pg.QueryConfig => ({
  ...(name !== undefined && { name }),
  text,
  values: [...values],
})
