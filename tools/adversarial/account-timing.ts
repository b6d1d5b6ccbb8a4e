import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { askForReset, type Browser, callFrom, newBrowser, type Reply, signUpIn } from './sign-in-calls.ts'

const ACCOUNTS = 10
const WARM_UP = 20
/** One half is chance: an attacker who sees the timing is right no more often than that. */
const MOST_TOLD = 0.55

interface Probe {
  ask(browser: Browser, login: string): Promise<Reply>
  /** What both are answered; anything else was no measurement. */
  status: number
}

const asks: Record<string, Probe> = {
  'a log-in with a wrong password': {
    ask: (browser, username_or_email) =>
      callFrom(browser, 'POST', '/v3/login/handshake/', { username_or_email, password: 'not the password' }),
    status: 401,
  },
  'a request for a new password': { ask: askForReset, status: 200 },
}

/** How often one of the times of `some` is longer than one of `others`: the area under the curve of a listener. */
function areaUnderCurve(some: readonly number[], others: readonly number[]): number {
  let wins = 0
  for (const one of some) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0
  return wins / (some.length * others.length)
}

async function timed(expected: number, work: () => Promise<Reply>): Promise<number> {
  const started = performance.now()
  const { status } = await work()
  const time = performance.now() - started
  if (status !== expected) throw new Error(`A call was answered ${status} instead of ${expected}`)
  return time
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** Asks about somebody and about nobody in turn, in an order nobody could guess. */
async function pairsOf({ ask, status }: Probe, browser: Browser, real: readonly string[], pairs: number) {
  const told = { real: [] as number[], none: [] as number[] }
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    const names = {
      real: real[Math.abs(pair) % real.length] ?? '',
      none: `nobody${Math.abs(pair) % real.length}@tessera.test`,
    }
    const order = randomInt(2) ? (['real', 'none'] as const) : (['none', 'real'] as const)
    for (const kind of order) {
      const time = await timed(status, () => ask(browser, names[kind]))
      if (pair >= 0) told[kind].push(time)
    }
  }
  return told
}

/** ASVS row 47: whether response times reveal an account. */
async function main(): Promise<void> {
  const given = flags({ pairs: '300', port: '41819' })
  const [pairs, port] = [Number(given.pairs), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-timing-'))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const settings = { DATABASE_URL: postgres.url, SECRET_KEY: 'ab'.repeat(32) }
  const { server } = await startedServer({ port, dataDir, settings })
  try {
    const base = `http://127.0.0.1:${port}`
    const real: string[] = []
    for (let at = 0; at < ACCOUNTS; at += 1)
      real.push((await signUpIn(newBrowser(base, '127.0.0.1', `browser-of-${at}`), `somebody${at}`)).email)
    const asker = newBrowser(base, '127.0.0.1', 'browser-of-listener')
    await callFrom(asker, 'GET', '/v3/feeds/home/')
    for (const [name, asked] of Object.entries(asks)) {
      const told = await pairsOf(asked, asker, real, pairs)
      const area = areaUnderCurve(told.real, told.none)
      const isSilent = Math.max(area, 1 - area) <= MOST_TOLD
      process.stdout.write(
        `ASVS row 47, ${name}: ${pairs} pairs, AUC ${area.toFixed(3)} (0.5 is chance, ${MOST_TOLD} the most), ` +
          `median ${median(told.real).toFixed(1)} ms for somebody and ${median(told.none).toFixed(1)} ms for nobody\n`,
      )
      if (!isSilent) process.exitCode = 1
    }
  } finally {
    await endServer(server, 'SIGTERM')
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
