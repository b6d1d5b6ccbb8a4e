import type { CompiledQuery, QueryExecutorProvider } from 'kysely'
import type { Db } from '../kernel/deps.ts'

/** Stands for a value while the text of a statement is made. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

interface Statement<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>
}

/**
 * A hot statement whose text is made once: building it anew may cost more than asking it. `build` may hand
 * its values on to the statement and compare them with null, nothing else.
 * @param build what else decides on the text goes before the values: one text is kept for each
 */
export function compiledOnce<Row, Shape extends string, Values extends Record<string, unknown>>(
  build: (db: Db, shape: Shape, values: Values) => Statement<Row>,
): (db: Db, shape: Shape, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()

  function textFor(db: Db, shape: Shape, values: Values): CompiledQuery<Row> {
    const nulls = Object.keys(values).filter((name) => values[name] === null)
    const key = [shape, ...nulls].join(' ')
    const known = compiled.get(key)
    if (known) return known
    const stand = Object.entries(values).map(([name, value]) => [
      name,
      value === null ? null : new Placeholder(name),
    ])
    const made = build(db, shape, Object.fromEntries(stand) as Values).compile(db)
    compiled.set(key, made)
    return made
  }

  return async (db, shape, values) => {
    const query = textFor(db, shape, values)
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
