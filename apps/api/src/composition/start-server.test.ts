import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { Closing } from './closing.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

let folder: string | undefined
let server: ChildProcess | undefined

afterEach(async () => {
  server?.kill('SIGKILL')
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Starts a server on an empty folder and waits for words it says. */
async function serverThatSays(words: string): Promise<ChildProcess> {
  folder = await mkdtemp(join(tmpdir(), 'tessera-early-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
  }
  const started = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  server = started
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

it.each(['Migrating', 'drawing pictures'])(
  'SIGTERM while a starting server says "%s" ends it at once and leaves no database running',
  async (words) => {
    const starting = await serverThatSays(words)
    const since = performance.now()
    starting.kill('SIGTERM')
    const [code] = await once(starting, 'exit')
    expect(code).toBe(0)
    expect(performance.now() - since).toBeLessThan(8_000)
    expect(existsSync(join(folder ?? '', 'postgres/cluster/postmaster.pid'))).toBe(false)
  },
  60_000,
)

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
