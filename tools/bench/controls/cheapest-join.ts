import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { listenHere } from './listen-here.ts'

// C3: Fastify and the cheapest statement that gives as many rows of a pin, its pinner, its board and its counts.
const { url, pinIds } = JSON.parse(readFileSync(process.env['PINS_FILE'] ?? '', 'utf8')) as {
  url: string
  pinIds: readonly string[]
}
const PAGE = 25
const pool = new pg.Pool({ connectionString: url, max: 12 })
const app = Fastify()
let turn = 0

app.get('/', async () => {
  turn += 1
  const from = (turn * PAGE) % Math.max(1, pinIds.length - PAGE)
  const { rows } = await pool.query({
    name: 'cheapest',
    text: `SELECT p.id, p.title, p.image_signature, p.image_width, p.image_height, u.username, u.full_name, b.name,
        a.save_count
      FROM pins p JOIN users u ON u.id = p.user_id JOIN boards b ON b.id = p.board_id
      JOIN aggregated_pins a ON a.id = p.aggregated_pin_id WHERE p.id = ANY($1::bigint[])`,
    values: [pinIds.slice(from, from + PAGE)],
  })
  return { status: 'success', data: rows }
})
await app.ready()
listenHere(app.server)
