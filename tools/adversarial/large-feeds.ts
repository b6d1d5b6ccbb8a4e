import { gzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { startServerUnderTest } from '../lib/server-under-test.ts'
import { flags } from './server-process.ts'
import { type Json, VisitorClient } from './visitor-client.ts'

const MAX_GROWTH = 256 * 1024 * 1024
const SAMPLE_EVERY_MS = 20
const POLL_EVERY_MS = 500
const BUSINESS = { name: 'Bowls', vertical: 'HOME_AND_GARDEN', country: 'DE' }
const PLACE = { country: 'DE', language: 'de', currency: 'EUR' }

/** A feed of many rows, from its upload to its products: how much memory the server takes for it. */
async function main(): Promise<void> {
  const rows = Number(flags({ rows: '500000' }).rows)
  const server = await startServerUnderTest({ RATE_LIMITS: 'false', DEMO: 'false', DATABASE_FSYNC: 'false' })
  const client = new VisitorClient(server.url)
  try {
    await client.signUp(`feeds${process.pid}`)
    const business = await created(client, '/v3/businesses/', BUSINESS)
    const catalogs = `/v3/businesses/${business}/catalogs`
    const catalog = `${catalogs}/${await created(client, catalogs, { name: 'Bowls', ...PLACE })}`
    const feed = await created(client, `${catalog}/feeds`, { name: 'Main', format: 'CSV', ...PLACE })
    const file = feedOf(rows)
    const memory = watchMemory(server.pid)
    const started = performance.now()
    await upload(client, `${catalog}/feeds/${feed}/upload/`, file)
    const run = await endOfRun(client, `${catalog}/runs`)
    const seconds = (performance.now() - started) / 1000
    const { before, peak } = memory.end()
    const isWithin = peak - before <= MAX_GROWTH && run['state'] === 'DONE' && run['added'] === rows
    process.stdout.write(
      `a feed of ${rows} rows (${inMegabytes(file.size)} MB packed): ${String(run['state'])}, ${String(run['added'])} added in ${seconds.toFixed(1)} s\n` +
        `memory of the server ${inMegabytes(before)} MB before, ${inMegabytes(peak)} MB at most, ${inMegabytes(peak - before)} MB more (${inMegabytes(MAX_GROWTH)} MB allowed)\n`,
    )
    if (!isWithin) process.exitCode = 1
  } finally {
    client.close()
    await server.stop()
  }
}

const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)

async function created(client: VisitorClient, path: string, fields: object): Promise<string> {
  const { status, body } = await client.call('POST', path, fields)
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return String(((body['data'] ?? body) as Json)['id'])
}

/** Packed, as shops send what is larger than an upload may be. */
function feedOf(rows: number): Blob {
  const head = 'id,title,description,link,image_link,price,availability,brand\n'
  const parts = [head]
  for (let row = 1; row <= rows; row += 1)
    parts.push(
      `${row},Bowl no. ${row},"Thrown by hand, fired twice",https://shop.test/${row},https://shop.test/${row}.jpg,${row % 90}.50 EUR,in stock,Kiln\n`,
    )
  return new Blob([gzipSync(parts.join(''))])
}

async function upload(client: VisitorClient, path: string, file: Blob): Promise<void> {
  const body = new FormData()
  body.set('file', file, 'feed.csv.gz')
  const response = await fetch(new URL(path, client.base), {
    method: 'POST',
    headers: client.ownHeaders(),
    body,
  })
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`)
}

async function endOfRun(client: VisitorClient, path: string): Promise<Json> {
  for (;;) {
    const { body } = await client.call('GET', path)
    const [run] = body as unknown as Json[]
    if (run?.['ended_at']) return run
    await pause(POLL_EVERY_MS)
  }
}

/** Resident memory of a process, bytes. */
function watchMemory(pid: number) {
  const rssOf = async () =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  let [before, peak] = [0, 0]
  const sample = async () => {
    const now = await rssOf()
    before ||= now
    peak = Math.max(peak, now)
  }
  const watching = setInterval(() => void sample().catch(() => undefined), SAMPLE_EVERY_MS)
  return {
    end() {
      clearInterval(watching)
      return { before, peak }
    },
  }
}

await main()
