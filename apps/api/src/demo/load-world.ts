import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { planLoad, type LoadPicture, type LoadSizes } from './load-rows.ts'

const BLOCK_CHARACTERS = 65_536

interface LoadOptions {
  url: string
  now: Date
  sizes: LoadSizes
  say(line: string): void
}

/**
 * Adds people, boards and pins by the million for load tests, by COPY in one transaction. They
 * share the pictures that are there; few originals are saved often (Zipf); the seed is fixed.
 * @throws Error when the database holds no pictures to share
 */
export async function copyLoadWorld({ url, now, sizes, say }: LoadOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const pictures = await readPictures(client)
    if (pictures.length === 0) throw new Error('Fill the demo world first: there are no pictures to share.')
    await client.query('BEGIN')
    // An index built at the end costs a fraction of one kept along the way.
    await client.query('DROP INDEX pins_search_listed, pins_search_front')
    for (const { table, columns, rows } of planLoad({ now, sizes, pictures })) {
      say(`Copying ${table}`)
      await copyRows(client, table, columns, rows)
    }
    // These pins are older than those scored already: all are scored again.
    await client.query('DELETE FROM discovery_progress')
    say('Indexing words')
    await client.query(
      'CREATE INDEX pins_search_listed ON pins USING gin (search) WHERE is_listed AND is_lead',
    )
    await client.query(
      'CREATE INDEX pins_search_front ON pins USING gin (search) WHERE is_listed AND is_lead AND is_front',
    )
    await client.query('COMMIT')
    say('Counting')
    await client.query('SELECT recount()')
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

async function readPictures(client: pg.Client): Promise<LoadPicture[]> {
  const { rows } = await client.query<LoadPicture>(`
    SELECT DISTINCT ON (p.image_signature) p.image_signature AS signature, p.image_width AS width,
      p.image_height AS height, p.dominant_color AS color, p.title, p.description, p.alt_text AS "altText",
      (SELECT i.interest_id FROM pin_interests i WHERE i.aggregated_pin_id = p.aggregated_pin_id
        ORDER BY i.weight DESC LIMIT 1) AS "interestId"
    FROM pins p WHERE p.is_lead AND p.is_listed ORDER BY p.image_signature, p.id`)
  return rows
}

async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<string>,
): Promise<void> {
  const lines = Readable.from(inBlocks(rows), { objectMode: false })
  await pipeline(lines, client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)))
}

function* inBlocks(rows: Iterable<string>): Generator<string> {
  let block = ''
  for (const row of rows) {
    block += row
    if (block.length < BLOCK_CHARACTERS) continue
    yield block
    block = ''
  }
  yield block
}
