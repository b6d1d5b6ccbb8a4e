import pg from 'pg'
import { startControl } from '../controls/start-control.ts'
import { HttpConnection } from '../measure/http-connection.ts'
import { closedLoop, oneAnswer, requestBytes } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { readPlaces } from '../world/places.ts'
import { startProduct } from '../world/product-server.ts'
import { type Statement, toQuery } from '../world/statement-log.ts'
import { productStatements } from './twin-statements.ts'

const CALLS = 300
const GATE_MS = 1000

async function rawMedian(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now()
    for (const statement of statements) {
      const { rows } = await client.query<pg.QueryResultRow>(toQuery(statement))
      if (rows.length === 0) throw new Error('the raw closeup found nothing')
    }
    times.push(performance.now() - start)
  }
  return median(times)
}

async function calledMedian(connection: HttpConnection, request: Buffer, id: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now()
    const { body } = await oneAnswer(connection, request)
    times.push(performance.now() - start)
    if (!body.includes(id)) throw new Error('the closeup is of another pin')
  }
  return median(times)
}

interface Sides {
  client: pg.Client
  connection: HttpConnection
  statements: readonly Statement[]
  request: Buffer
  id: string
  helloUrl: string
}

async function compare({ client, connection, statements, request, id, helloUrl }: Sides, rounds: number) {
  const raw: number[] = []
  const ours: number[] = []
  const hello: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const load = { connections: 1, durationMs: GATE_MS, maxRequests: 20_000 }
    const gate = (await closedLoop({ url: helloUrl }, load, (body) => void JSON.parse(body))).perSecond
    const control = await rawMedian(client, statements)
    const called = await calledMedian(connection, request, id)
    if (round < 0) continue
    hello.push(gate)
    raw.push(control)
    ours.push(called)
  }
  return { raw, ours, hello }
}

function figureOf({ raw, ours, hello }: Awaited<ReturnType<typeof compare>>): Figure {
  const spread = spreadOf(ours.map((time, round) => time / (raw[round] ?? 0)))
  return {
    id: 'B-4',
    part: 'closeup call at one connection / raw driver',
    ours: `${median(ours).toFixed(2)} ms`,
    control: `${median(raw).toFixed(2)} ms`,
    value: spread.median,
    unit: '×',
    target: { atMost: 3 },
    spread,
    gate: gateOf(hello),
  }
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  const { small, dataDir } = await world()
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  const id = (await readPlaces(small.url)).pinIds[0] ?? ''
  const path = `/v3/pins/${id}/`
  const statements = await productStatements({ databaseUrl: small.url, dataDir, path, cookie })
  return withRunning(
    { hello: () => startControl('fastify-hello'), product: () => startProduct(small.url, dataDir) },
    async ({ hello, product }) => {
      const client = new pg.Client({ connectionString: small.url })
      await client.connect()
      const connection = await HttpConnection.open(product.url)
      const request = requestBytes({ url: product.url + path, headers: { cookie } })
      try {
        const sides = { client, connection, statements, request, id, helloUrl: hello.url }
        return [figureOf(await compare(sides, isQuick ? 3 : 9))]
      } finally {
        connection.close()
        await client.end()
      }
    },
  )
}

/** B-4: from the socket to the pin and back, over the same SQL by a bare driver. */
export const closeupOverhead: Row = { ids: ['B-4'], about: 'time of a closeup over its raw SQL', run }
