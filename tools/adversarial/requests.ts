import { flags } from './server-process.ts'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { brokenBytes, sendRaw } from './raw-bytes.ts'
import { requestOn, targetsOf, type Target } from './request-arbitraries.ts'
import { type Answer, type Sent, VisitorClient } from './visitor-client.ts'

const CHUNK = 400
const PARALLEL = 24
const RAW_SHARE = 0.1
const SHOWN = 12
/** How often a call is made that is asked to come later, and how long it waits at most each time. */
const ATTEMPTS = 4
const LONGEST_WAIT_S = 10
/** Calls that end the session they come with: made as a stranger. */
const ENDS_SESSION = /sessions|UserSession|logout|password|deactivate|email/i
const TRACE = /\n\s+at .+:\d+:\d+|node_modules/

/** What a page address may be asked with: these have no contract. */
const PAGES = [
  '/',
  '/{x}',
  '/pin/{x}',
  '/{x}/{y}',
  '/search/pins/',
  '/_/_/state',
  '/pageHandlers/{x}/',
  '/images/{x}',
  '/assets/{x}',
  '/oembed',
  '/business/{x}',
  '/dev/mail/{x}',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/v3/batch/',
  '/_/graphql/',
]

interface Tally {
  tried: number
  raw: number
  byClass: Record<string, number>
  /** Calls made again after a 429 or 503. */
  again: number
  faults: Map<string, string>
}

async function main(): Promise<void> {
  const given = flags({ base: 'http://localhost:3000', count: '50000', seed: String(Date.now() % 1_000_000) })
  const [count, seed] = [Number(given.count), Number(given.seed)]
  const client = new VisitorClient(given.base)
  await client.signUp(`fuzz${seed}${process.pid}`)
  const targets = await findTargets(client)
  const ids = await findIds(client)
  const tally: Tally = { tried: 0, raw: 0, byClass: {}, again: 0, faults: new Map() }
  const started = performance.now()
  // Each address has its turn, however few requests there are.
  const each = Math.min(CHUNK, Math.ceil(count / targets.length))
  for (let chunk = 0; tally.tried < count; chunk += 1) {
    const target = targets[chunk % targets.length]
    if (target) await runChunk(client, target, ids, Math.min(each, count - tally.tried), seed + chunk, tally)
  }
  const isAlive = (await client.send({ method: 'GET', path: '/livez' })).status === 200
  client.close()
  report(tally, { seed, targets: targets.length, seconds: (performance.now() - started) / 1000, isAlive })
}

async function findTargets(client: VisitorClient): Promise<Target[]> {
  const { body } = await client.send({ method: 'GET', path: '/v3/openapi.json' })
  const word = { type: 'string' }
  const pages = PAGES.map((path) => ({
    method: path.startsWith('/v3/batch') || path.includes('graphql') ? 'POST' : 'GET',
    path,
    required: ['x', 'y'],
    fields: {
      x: word,
      y: word,
      q: word,
      source_url: word,
      url: word,
      requests: word,
      queryName: word,
      variables: word,
    },
  }))
  return [...targetsOf(JSON.parse(body) as Parameters<typeof targetsOf>[0]), ...pages]
}

/** Ids that exist, so that calls reach past "not found". */
async function findIds(client: VisitorClient): Promise<string[]> {
  const board = await client.call('POST', '/v3/boards/', { name: 'Fuzz' })
  const feed = await client.call('GET', '/v3/feeds/home/')
  const found = JSON.stringify([board.body, feed.body]).match(/"\d{6,19}"/g) ?? []
  return ['1', ...new Set(found.map((id) => id.slice(1, -1)))].slice(0, 200)
}

async function runChunk(
  client: VisitorClient,
  target: Target,
  ids: string[],
  size: number,
  seed: number,
  tally: Tally,
) {
  const own = ENDS_SESSION.test(target.path) ? {} : client.ownHeaders()
  const request = requestOn(target, ids, own)
  const rawSize = Math.round(size * RAW_SHARE)
  const calls = fc.sample(request, { numRuns: size - rawSize, seed })
  const bytes = fc.sample(brokenBytes(request, client.base.host), { numRuns: rawSize, seed })
  const work = [
    ...calls.map((sent) => () => sendOne(client, sent, tally)),
    ...bytes.map((some) => () => sendBytes(client, some, tally)),
  ]
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let next = work.pop(); next; next = work.pop()) await next()
    }),
  )
}

async function sendOne(client: VisitorClient, sent: Sent, tally: Tally): Promise<void> {
  tally.tried += 1
  try {
    const { status, body } = await patiently(client, sent, tally)
    judge(tally, status, body, () => `${sent.method} ${sent.path} ${String(sent.body ?? '').slice(0, 300)}`)
  } catch (error) {
    judge(tally, null, '', () => `${sent.method} ${sent.path}: ${(error as Error).message}`)
  }
}

const isPutOff = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 429 || (status === 503 && body.includes('"UNAVAILABLE"'))

async function patiently(client: VisitorClient, sent: Sent, tally: Tally): Promise<Answer> {
  let answer = await client.send(sent)
  for (let attempt = 1; attempt < ATTEMPTS && isPutOff(answer); attempt += 1) {
    tally.again += 1
    await pause(Math.min(answer.retryAfter || 1, LONGEST_WAIT_S) * 1_000)
    answer = await client.send(sent)
  }
  return answer
}

async function sendBytes({ base }: VisitorClient, bytes: Buffer, tally: Tally): Promise<void> {
  tally.tried += 1
  tally.raw += 1
  const { status, body } = await sendRaw(bytes, base)
  judge(tally, status ?? 0, body, () => JSON.stringify(bytes.toString('latin1').slice(0, 400)))
}

function classOf(status: number | null, body: string): string {
  if (status === null) return 'lost'
  if (status === 0) return 'hung up'
  return isPutOff({ status, body }) ? `put off by ${status}` : `${Math.floor(status / 100)}xx`
}

/** Null: the server hung up on, or did not respond to a well-formed call. Zero: bytes that got no response. */
function judge(tally: Tally, status: number | null, body: string, describe: () => string): void {
  const name = classOf(status, body)
  tally.byClass[name] = (tally.byClass[name] ?? 0) + 1
  if (name === 'lost' || name === '5xx' || TRACE.test(body)) {
    const words = describe()
    const address = words.split(/[ ?]/, 2).join(' ')
    // One example an address is enough to mend it.
    if (!tally.faults.has(address) && tally.faults.size < SHOWN)
      tally.faults.set(address, `${status} ${words}`)
  }
}

function report(
  tally: Tally,
  facts: { seed: number; targets: number; seconds: number; isAlive: boolean },
): void {
  const { tried, raw, byClass, again, faults } = tally
  const lines = [
    `A-T6 requests: tried ${tried} (${raw} as broken bytes) on ${facts.targets} addresses, seed ${facts.seed}, ${facts.seconds.toFixed(0)} s`,
    `answers: ${Object.entries(byClass)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    `made again after a 429 or 503: ${again}; what is put off all the same was never tried`,
    `server alive afterwards: ${facts.isAlive}`,
    ...[...faults.values()].map((fault) => `FAULT ${fault}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (faults.size > 0 || !facts.isAlive) process.exitCode = 1
}

await main()
