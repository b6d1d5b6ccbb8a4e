import { startControl } from '../controls/start-control.ts'
import { HttpConnection } from '../measure/http-connection.ts'
import { closedLoop, oneAnswer, requestBytes } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, quantile, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions, type WorldDatabase } from '../row.ts'
import { sessionCookie } from '../world/members.ts'
import { type Places, readPlaces } from '../world/places.ts'
import { startProduct } from '../world/product-server.ts'

const MEMBERS = 24
const CALLS = 120
const GATE_MS = 1000

interface Visit {
  path: string
  cookie: string
}

const KINDS = {
  feed: () => '/v3/feeds/home/?page_size=25',
  closeup: ({ pinIds }: Places, call: number) => `/v3/pins/${at(pinIds, call)}/`,
  board: ({ boardIds }: Places, call: number) => `/v3/boards/${at(boardIds, call)}/pins/?page_size=25`,
  search: ({ queries }: Places, call: number) =>
    `/v3/search/pins/?query=${encodeURIComponent(at(queries, call))}&page_size=25`,
} as const
type Kind = keyof typeof KINDS

const kinds = Object.keys(KINDS) as Kind[]

function at(values: readonly string[], call: number): string {
  const value = values[call % values.length]
  if (value === undefined) throw new Error('the world has nothing of this kind')
  return value
}

/** The same calls each round: many members, many targets, in a fixed order. */
async function plan({ url }: WorldDatabase): Promise<Record<Kind, Visit[]>> {
  const places = await readPlaces(url)
  const cookies: string[] = []
  for (let member = 0; member < MEMBERS; member += 1)
    cookies.push(await sessionCookie(url, at(places.usernames, member)))
  const visits = (kind: Kind): Visit[] =>
    Array.from({ length: CALLS }, (_, call) => ({
      path: KINDS[kind](places, call),
      cookie: at(cookies, call),
    }))
  return Object.fromEntries(kinds.map((kind) => [kind, visits(kind)])) as Record<Kind, Visit[]>
}

async function p95(origin: string, visits: readonly Visit[]): Promise<number> {
  const connection = await HttpConnection.open(origin)
  try {
    const times: number[] = []
    for (const { path, cookie } of visits) {
      const start = performance.now()
      const { body } = await oneAnswer(connection, requestBytes({ url: origin + path, headers: { cookie } }))
      times.push(performance.now() - start)
      if (!body.subarray(0, 30).includes('success')) throw new Error(`${path} failed`)
    }
    return quantile(times, 0.95)
  } finally {
    connection.close()
  }
}

interface Sides {
  small: { origin: string; visits: Record<Kind, Visit[]> }
  large: { origin: string; visits: Record<Kind, Visit[]> }
  helloUrl: string
}

type Times = Record<Kind, { small: number[]; large: number[] }>

async function compare({ small, large, helloUrl }: Sides, rounds: number) {
  const times = Object.fromEntries(kinds.map((kind) => [kind, { small: [], large: [] }])) as unknown as Times
  const hello: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const load = { connections: 1, durationMs: GATE_MS, maxRequests: 20_000 }
    const gate = (await closedLoop({ url: helloUrl }, load, (body) => void JSON.parse(body))).perSecond
    if (round >= 0) hello.push(gate)
    for (const kind of kinds) {
      const ofSmall = await p95(small.origin, small.visits[kind])
      const ofLarge = await p95(large.origin, large.visits[kind])
      if (round < 0) continue
      times[kind].small.push(ofSmall)
      times[kind].large.push(ofLarge)
    }
  }
  return { times, hello }
}

function figureOf(kind: Kind, times: Times, hello: readonly number[]): Figure {
  const { small, large } = times[kind]
  const spread = spreadOf(large.map((time, round) => time / (small[round] ?? 0)))
  return {
    id: 'B-13',
    part: `${kind} p95, 100 k / 10 k pins`,
    ours: `${median(large).toFixed(1)} ms`,
    control: `${median(small).toFixed(1)} ms`,
    value: spread.median,
    unit: '×',
    target: { atMost: 1.3 },
    spread,
    gate: gateOf(hello),
  }
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  const { small, large, dataDir } = await world()
  const visits = { small: await plan(small), large: await plan(large) }
  return withRunning(
    {
      hello: () => startControl('fastify-hello'),
      small: () => startProduct(small.url, dataDir),
      large: () => startProduct(large.url, dataDir),
    },
    async (running) => {
      const sides = {
        small: { origin: running.small.url, visits: visits.small },
        large: { origin: running.large.url, visits: visits.large },
        helloUrl: running.hello.url,
      }
      const { times, hello } = await compare(sides, isQuick ? 2 : 7)
      return kinds.map((kind) => figureOf(kind, times, hello))
    },
  )
}

/** B-13: what ten times as many pins cost. */
export const growth: Row = { ids: ['B-13'], about: 'growth from 10 k to 100 k pins', run }
