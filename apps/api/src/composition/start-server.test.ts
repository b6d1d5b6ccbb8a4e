import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { processIdentity } from '../db/embedded/process-identity.ts'
import { Closing } from './closing.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

let folder: string | undefined
let server: ChildProcess | undefined

afterEach(async () => {
  server?.kill('SIGKILL')
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Starts a server on an empty folder and waits for a line of its output. */
async function serverThatPrints(words: string, DEMO = 'true') {
  folder = await mkdtemp(join(tmpdir(), 'tessera-early-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO,
    LOG_LEVEL: 'silent',
  }
  const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  server = started
  started.stderr.pipe(process.stderr)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(words)) resolve()
    })
    started.once('exit', () => reject(new Error(`It ended before it said so: ${said}`)))
  })
  return started
}

it.each(['Migrating', 'making pictures'])(
  'SIGTERM while a starting server says "%s" ends it at once and leaves no database running',
  async (words) => {
    const starting = await serverThatPrints(words)
    let after = ''
    starting.stdout.on('data', (chunk: Buffer) => (after += chunk.toString()))
    starting.kill('SIGTERM')
    const [code] = await once(starting, 'exit')
    expect(code).toBe(0)
    expect(after).not.toContain(' is ready at ')
    expect(existsSync(join(folder ?? '', 'postgres/cluster/postmaster.pid'))).toBe(false)
  },
  60_000,
)

it('a server whose database ended, and whose folder another process has taken, ends and says why', async () => {
  const serving = await serverThatPrints(' is ready at ', 'false')
  const home = join(folder ?? '', 'postgres')
  const me = { pid: process.pid, identity: processIdentity(process.pid) }
  await writeFile(join(home, 'owner-2.lock'), JSON.stringify(me))
  const [postmaster] = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const ended = Promise.all([text(serving.stderr), once(serving, 'exit')])
  process.kill(Number(postmaster), 'SIGKILL')
  const [words, [code]] = await ended
  expect(words).toContain('The embedded PostgreSQL ended by itself (SIGKILL)')
  expect(code).toBe(1)
}, 60_000)

it('a taken port ends the start with one clear line', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  folder = await mkdtemp(join(tmpdir(), 'tessera-taken-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', DEMO: 'false' }
  const starting = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  server = starting
  const [words, [code]] = await Promise.all([text(starting.stderr), once(starting, 'exit')])
  holder.close()
  expect(words).toBe(`Port ${port} is taken. End what listens there, or choose another PORT.\n`)
  expect(code).toBe(1)
}, 60_000)

it('what is opened while the rest is closed is closed by the next call', async () => {
  const closing = new Closing()
  const closed: string[] = []
  const named = (name: string) => ({ close: () => void closed.push(name) })
  closing.last(named('first'))
  closing.last(named('second'))
  const closes = closing.close()
  await closes
  closing.last(named('late'))
  await closing.close()
  expect(closed).toEqual(['second', 'first', 'late'])
})
