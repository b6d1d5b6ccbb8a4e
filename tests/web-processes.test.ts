import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../apps/api/src/db/testing/test-database.ts'
import { freePort } from '../apps/api/src/testing/redis-server.ts'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const TOKEN = 'a token to read the metrics by'
const READY = { timeout: 120_000, interval: 200 }
/** One that ends sooner after its start is not replaced. */
const LEAST_LIFE_MS = 5_000
const MEANWHILE = { timeout: 10_000, interval: 50 }

const folder = mkdtempSync(join(tmpdir(), 'tessera-several-'))
let database: Awaited<ReturnType<typeof emptyDatabase>>
let server: ChildProcess
let url: string
let readyAt: number

beforeAll(async () => {
  database = await emptyDatabase()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      WEB_PROCESSES: '2',
      NODE_NUMBER: '7',
      DATABASE_URL: database.url,
      SECRET_KEY: 'one key that all of the processes have',
      DATA_DIR: folder,
      DEMO: 'false',
      METRICS_TOKEN: TOKEN,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await vi.waitFor(async () => expect(await whoAnswers()).toEqual(BOTH), READY)
  readyAt = performance.now()
}, 130_000)

afterAll(async () => {
  server.kill('SIGKILL')
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const BOTH = new Set([7, 8])

/** Each time on a connection of its own, which the processes get in turns. */
const ask = (
  path: string,
  {
    headers,
    ...more
  }: { method?: string; body?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> => fetch(url + path, { ...more, headers: { ...headers, connection: 'close' } })

/** Patience with a connection that went to a process in the instant of its death: that one gets no response. */
const LOST_AFTER_MS = 1_000

const askSurvivors = (path: string): Promise<Response> =>
  ask(path, { signal: AbortSignal.timeout(LOST_AFTER_MS) })

/** The numbers of the processes that respond, as their request ids carry them. */
async function whoAnswers(askOne = ask): Promise<Set<number>> {
  const nodes = new Set<number>()
  for (let asked = 0; asked < 8; asked += 1) {
    const { request_identifier } = (await (await askOne('/v3/no/such/call/')).json()) as {
      request_identifier: string
    }
    nodes.add(Number((BigInt(request_identifier) >> 12n) & 1023n))
  }
  return nodes
}

it('limits hold for all processes of a port together', async () => {
  const body = JSON.stringify({ username_or_email: 'nobody@tessera.test', password: 'not the password' })
  const statuses: number[] = []
  for (let tried = 0; tried < 30; tried += 1) {
    const headers = { 'content-type': 'application/json', 'x-install-id': 'install-of-limits' }
    statuses.push((await ask('/v3/login/handshake/', { method: 'POST', body, headers })).status)
  }
  const first = statuses.indexOf(429)
  expect(first).toBeGreaterThan(0)
  // Counted apart, refusals and failures would come in turns.
  expect(new Set(statuses.slice(first))).toEqual(new Set([429]))
})

it('the metrics are those of all processes of a port', async () => {
  const readAll = async () =>
    (await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  expect(await readAll()).toContain(
    'operation_duration_seconds_count{operation="auth.login",outcome="failed"} 30',
  )
  const read = async () => {
    const text = await readAll()
    return Number(/http_request_duration_seconds_count\{[^}]*livez[^}]*\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const before = await read()
  for (let asked = 0; asked < 10; asked += 1) await ask('/livez')
  expect(await read()).toBe(before + 10)
})

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

it.runIf(existsSync('/proc/self/task'))(
  'one that dies is replaced, and the other serves meanwhile',
  async () => {
    const before = childrenOf(server.pid)
    expect(before).toHaveLength(2)
    const [, last = 0] = before
    const left = LEAST_LIFE_MS - (performance.now() - readyAt)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    process.kill(last, 'SIGKILL')
    await vi.waitFor(async () => expect((await askSurvivors('/livez')).status).toBe(200), MEANWHILE)
    await vi.waitFor(async () => {
      const now = childrenOf(server.pid)
      expect([now.length, now.includes(last)]).toEqual([2, false])
      expect(await whoAnswers(askSurvivors)).toEqual(BOTH)
    }, READY)
  },
  130_000,
)

it('a signal to the first ends them all in order', async () => {
  server.kill('SIGTERM')
  const [code] = (await once(server, 'exit')) as [number | null]
  expect(code).toBe(0)
  await expect(ask('/livez')).rejects.toThrow('fetch failed')
}, 30_000)
