import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../apps/api/src/db/testing/test-database.ts'
import { demoEmailOf } from '../apps/api/src/demo/people-rows.ts'
import { DEMO_PEOPLE } from '../apps/api/src/demo/people.ts'
import { hashPassword } from '../apps/api/src/domains/accounts/password-hash.ts'
import { PUBLISHED_PASSWORD } from '../apps/api/src/domains/accounts/password-guess-rules.ts'
import { freePort } from '../apps/api/src/testing/redis-server.ts'
import { Browser } from './two-processes/browser.ts'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const READY = { timeout: 60_000, interval: 100 }
const SOON = { timeout: 20_000, interval: 100 }
/** After which the rest of a call comes, while the server ends. */
const LATE_MS = 600
const ROUND_MS = 150
const TWO_HOURS_MS = 7_200_000

const folder = mkdtempSync(join(tmpdir(), 'tessera-boot-'))
const draft = join(folder, 'objects/.unfinished/cut-off')
const ada = new Browser()
const bo = new Browser()
let database: Awaited<ReturnType<typeof emptyDatabase>>
let server: ChildProcess
let here: string

/** A server as the start command runs it, on the database and the folder of the test. */
async function started(settings: Record<string, string> = {}): Promise<void> {
  const port = await freePort()
  here = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: database.url,
    SECRET_KEY: 'one key for all the starts of this test',
    DATA_DIR: folder,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    ...settings,
  }
  server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await vi.waitFor(async () => expect((await fetch(`${here}/readyz`)).status).toBe(200), READY)
}

async function ended(): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

const boardOf = async (who: Browser, name: string) =>
  (await who.data<{ id: string }>(here, 'POST', '/v3/boards/', { name })).id

async function related(pinId: string): Promise<string[]> {
  const response = await fetch(`${here}/v3/pins/${pinId}/related/modules/`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

beforeAll(async () => {
  database = await emptyDatabase()
  await started({ DEV_TOOLS: 'true' })
}, 150_000)
afterAll(async () => {
  await ended()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('jobs are worked off: the mail of a sign-up goes out', async () => {
  for (const who of [ada, bo]) expect(await who.signUp(here)).toMatchObject({ status: 200 })
  await vi.waitFor(
    async () => expect(await (await fetch(`${here}/dev/mail`)).text()).toContain(ada.email),
    SOON,
  )
}, 60_000)

let first: string
let alike: string
it('a picture is found by its look as soon as it is stored', async () => {
  const trains = await boardOf(bo, 'Trains')
  alike = (await bo.pin(here, trains, 'Red engine', { quality: 60 })).id
  // Newer ones that only their age brings in.
  for (const seed of [21, 22, 23]) await bo.pin(here, trains, `Wagon ${seed}`, { seed })
  first = (await ada.pin(here, await boardOf(ada, 'Clay'), 'Blue bowl')).id
  await vi.waitFor(async () => expect((await related(first))[0]).toBe(alike), SOON)
}, 60_000)

it('while calls wait for the database, new ones are asked to come back', async () => {
  const holder = await database.pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const calls: Promise<number>[] = []
  // Slower than what counts as a crowd that comes at once.
  for (let round = 0; round < 8; round += 1) {
    for (let nth = 0; nth < 10; nth += 1)
      calls.push(fetch(`${here}/v3/users/1/`).then(({ status }) => status))
    await pause(ROUND_MS)
  }
  await holder.query('ROLLBACK')
  holder.release()
  expect(await Promise.all(calls)).toContain(503)
}, 60_000)

it('what a start finds left over is brought in order', async () => {
  await ended()
  mkdirSync(join(draft, '..'), { recursive: true })
  writeFileSync(draft, 'half of a picture')
  const then = new Date(Date.now() - TWO_HOURS_MS)
  utimesSync(draft, then, then)
  const demo = [demoEmailOf(DEMO_PEOPLE[0]?.[0] ?? ''), await hashPassword(PUBLISHED_PASSWORD), ada.email]
  await database.pool.query('UPDATE users SET email = $1, password_hash = $2 WHERE email = $3', demo)

  await started({ PUBLIC_URL: 'https://tessera.example' })
  await vi.waitFor(() => expect(existsSync(draft)).toBe(false), SOON)
  const { rows } = await database.pool.query('SELECT 1 FROM users WHERE password_hash = $1', [demo[1]])
  expect(rows).toEqual([])
  await vi.waitFor(async () => expect((await related(first))[0]).toBe(alike), SOON)
}, 150_000)

it('calls under way when it ends are served, and new ones are refused at once', async () => {
  const late = Readable.from(
    (async function* halves() {
      yield '{"options": {"username_or_email": "ada", '
      await once(server, 'exit', { signal: AbortSignal.timeout(LATE_MS) }).catch(() => undefined)
      yield '"password": "wrong"}}'
    })(),
  )
  const inside = fetch(`${here}/resource/UserSessionResource/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Readable.toWeb(late) as ReadableStream,
    duplex: 'half',
  })
  await pause(ROUND_MS)
  const ending = ended()
  await vi.waitFor(async () => expect((await fetch(`${here}/readyz`)).status).toBe(503), {
    timeout: 5_000,
    interval: 10,
  })
  expect((await inside).status).toBeLessThan(500)
  await ending
  expect(server.exitCode).toBe(0)
}, 60_000)
