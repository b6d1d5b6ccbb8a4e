import { Agent, get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flags, endServer, startedServer } from './server-process.ts'

const PATH = '/v3/feeds/home/'
const WARM_UP_MS = 5_000
const SLOWER_AT_MOST = 2
const REFUSED_WITHIN_MS = 250

interface Reply {
  status: number
  retryAfter: number
  ms: number
}

/** A-T22: a crowd far beyond what can be done: accepted calls wait hardly longer, everybody else gets a time to retry. */
async function main(): Promise<void> {
  const given = flags({ connections: '600', usual: '24', seconds: '20', port: '41798' })
  const [connections, usual, port] = [given.connections, given.usual, given.port].map(Number) as Three
  const forMs = Number(given.seconds) * 1000
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-crowds-'))
  const { server } = await startedServer({ port, dataDir, settings: { DEMO: 'true' } })
  try {
    await crowd(port, usual, WARM_UP_MS)
    const before = await crowd(port, usual, forMs)
    const during = await crowd(port, connections, forMs)
    const after = await crowd(port, usual, forMs)
    process.stdout.write(
      `A-T22 crowds, ${given.seconds} s each\n` +
        `${usual} connections: ${described(before)}\n` +
        `${connections} connections: ${described(during)}\n` +
        `${usual} connections after: ${described(after)}\n`,
    )
    if (!isHeld(before, during) || server.exitCode !== null) process.exitCode = 1
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Three = [number, number, number]

const percentile = (replies: readonly Reply[], part: number): number =>
  replies.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(replies.length * part)] ?? 0

const withStatus = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status)

function isHeld(before: Reply[], during: Reply[]): boolean {
  const accepted = withStatus(during, 200)
  const refused = withStatus(during, 503)
  return (
    accepted.length > 0 &&
    accepted.length + refused.length === during.length &&
    refused.every(({ retryAfter }) => retryAfter > 0) &&
    percentile(accepted, 0.95) <= SLOWER_AT_MOST * percentile(withStatus(before, 200), 0.95) &&
    percentile(refused, 0.95) <= REFUSED_WITHIN_MS
  )
}

function described(replies: Reply[]): string {
  const statuses = [...new Set(replies.map(({ status }) => status))].toSorted((a, b) => a - b)
  return statuses
    .map((status) => {
      const same = withStatus(replies, status)
      const [middle, high] = [0.5, 0.95].map((part) => percentile(same, part).toFixed(0))
      const silent =
        status === 503 ? `, ${same.filter((one) => !(one.retryAfter > 0)).length} without Retry-After` : ''
      return `${status} × ${same.length} (p50 ${middle} ms, p95 ${high} ms${silent})`
    })
    .join('; ')
}

/** People who ask again as soon as they have a response, or as late as a refusal asks them to. */
async function crowd(port: number, connections: number, forMs: number): Promise<Reply[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + forMs
  const replies: Reply[] = []
  const person = async () => {
    while (performance.now() < until) {
      const reply = await ask(port, agent)
      replies.push(reply)
      if (reply.status !== 200) await pause(Math.max(reply.retryAfter, 0.1) * 1000)
    }
  }
  await Promise.all(Array.from({ length: connections }, person))
  agent.destroy()
  return replies
}

const ask = (port: number, agent: Agent): Promise<Reply> =>
  new Promise((resolve) => {
    const started = performance.now()
    const done = (status: number, retryAfter = 0) =>
      resolve({ status, retryAfter, ms: performance.now() - started })
    get({ host: '127.0.0.1', port, path: PATH, agent }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0)))
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })

await main()
