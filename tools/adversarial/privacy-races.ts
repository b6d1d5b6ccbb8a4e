import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { sampleJpeg } from '../../apps/api/test/image-samples.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { type Json, VisitorClient } from './visitor-client.ts'

const PINS_AT_ONCE = 3
/** Rows after a race whose listing is not that of their owner's profile, among all of them. */
const WRONG_ROWS = `SELECT count(*) FILTER (WHERE p.is_listed = u.is_private_profile)::int AS wrong, count(*)::int AS rows
  FROM pins p JOIN users u ON u.id = p.user_id WHERE u.is_private_profile = $1`

/** Pins are made while their owner's profile becomes private, or open: each is listed by what it became. */
async function main(): Promise<void> {
  const given = flags({ races: '200', port: '41832' })
  const [races, port] = [Number(given.races), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-privacy-'))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const settings = { DATABASE_URL: postgres.url, SECRET_KEY: 'ab'.repeat(32) }
  const { server } = await startedServer({ port, dataDir, settings })
  const database = new Client({ connectionString: postgres.url })
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  try {
    await database.connect()
    await client.signUp(`races${process.pid}`)
    const signature = await uploadedSignature(client)
    const responses: Record<string, number> = {}
    let wrong = 0
    let rows = 0
    for (let race = 0; race < races; race += 1) {
      const isPrivate = race % 2 === 0
      for (const status of await runRace(client, signature, isPrivate))
        responses[status] = (responses[status] ?? 0) + 1
      const found = await database.query<{ wrong: number; rows: number }>(WRONG_ROWS, [isPrivate])
      wrong += found.rows[0]?.wrong ?? 0
      rows = found.rows[0]?.rows ?? 0
    }
    process.stdout.write(
      `privacy races: ${races}, responses ${JSON.stringify(responses)}, ${rows} pins at the end, ${wrong} wrong rows\n`,
    )
    if (wrong > 0 || rows < races * PINS_AT_ONCE || Object.keys(responses).join() !== '200')
      process.exitCode = 1
  } finally {
    client.close()
    await database.end()
    await endServer(server, 'SIGTERM')
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Each pin is on a board of its own: one board takes a picture once. */
async function runRace(client: VisitorClient, signature: string, isPrivate: boolean): Promise<number[]> {
  const boards: Json[] = []
  for (let pin = 0; pin < PINS_AT_ONCE; pin += 1)
    boards.push(await made(client, '/v3/boards/', { name: randomUUID() }))
  return Promise.all([
    ...boards.map(({ id }) =>
      statusOf(client, 'POST', '/v3/pins/', { board_id: id, image_signature: signature }),
    ),
    statusOf(client, 'PUT', '/v3/users/me/settings/privacy/', { is_private_profile: isPrivate }),
  ])
}

const statusOf = async (client: VisitorClient, method: string, path: string, fields: object) =>
  (await client.call(method, path, fields)).status

async function made(client: VisitorClient, path: string, fields: object): Promise<Json> {
  const { status, body } = await client.call('POST', path, fields)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`)
  return body.data as Json
}

async function uploadedSignature(client: VisitorClient): Promise<string> {
  const form = new FormData()
  const bytes = await sampleJpeg({ seed: 1, width: 320, height: 240 })
  form.append('img', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'race.jpg')
  const reply = await fetch(new URL('/upload-image/', client.base), {
    method: 'POST',
    headers: client.ownHeaders(),
    body: form,
  })
  const words = await reply.text()
  const signature = /"image_signature":"(\w+)"/.exec(words)?.[1]
  if (signature === undefined) throw new Error(`The picture was answered ${reply.status}: ${words}`)
  return signature
}

await main()
