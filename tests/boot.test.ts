import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
it('a picture is found by its look as soon as it is stored', async () => {
  first = (await ada.pin(here, await boardOf(ada, 'Clay'), 'Blue bowl')).id
  const { id } = await bo.pin(here, await boardOf(bo, 'Trains'), 'Red engine', 60)
  await vi.waitFor(async () => expect(await related(first)).toEqual([id]), SOON)
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
  await vi.waitFor(async () => expect(await related(first)).toHaveLength(1), SOON)
}, 150_000)

it('who is inside when it ends is served, and newcomers are told at the door', async () => {
  const ending = ended()
  await vi.waitFor(async () => expect((await fetch(`${here}/readyz`)).status).toBe(503), {
    timeout: 5_000,
    interval: 10,
  })
  await ending
  expect(server.exitCode).toBe(0)
}, 60_000)
