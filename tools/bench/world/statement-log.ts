import pg from 'pg'

export interface Statement {
  text: string
  values: readonly unknown[]
}

type Asked = string | { text?: string; values?: readonly unknown[] }

/** Writes down what every connection of this process asks PostgreSQL while `work` runs. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const heard: Statement[] = []
  const { prototype } = pg.Client
  const query = prototype.query
  const listening = function (this: pg.Client, ...words: unknown[]): unknown {
    const [asked, values] = words as [Asked, unknown]
    heard.push({
      text: typeof asked === 'string' ? asked : (asked.text ?? ''),
      values: Array.isArray(values) ? values : (typeof asked === 'object' && asked.values) || [],
    })
    return Reflect.apply(query, this, words)
  }
  prototype.query = listening as typeof query
  try {
    await work()
    return heard
  } finally {
    prototype.query = query
  }
}

/** The look-up of who asks; a control without accounts leaves it out. */
export const isSessionLookup = ({ text }: Statement): boolean => /from "sessions"/i.test(text)
