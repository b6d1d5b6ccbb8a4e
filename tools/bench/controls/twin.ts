import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { toQuery, type Statement } from '../world/statement-log.ts'
import { listenHere } from './listen-here.ts'

// C2: Fastify, the same SQL one after the other, the last rows as JSON; no accounts, nothing of ours.
const { url, statements } = JSON.parse(readFileSync(process.env['TWIN_FILE'] ?? '', 'utf8')) as {
  url: string
  statements: readonly Statement[]
}
const pool = new pg.Pool({ connectionString: url, max: 12 })
const queries = statements.map(toQuery)
const app = Fastify()

app.get('/', async () => {
  let rows: unknown[] = []
  for (const query of queries) ({ rows } = await pool.query(query))
  return { status: 'success', data: rows }
})
await app.ready()
listenHere(app.server)
