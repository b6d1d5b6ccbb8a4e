import { parseArgs } from 'node:util'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fromRoot } from '../lib/repository.ts'

// Long enough for a demo world to be made beside other work.
const READY_WITHIN_MS = 240_000
const POLL_EVERY_MS = 50

export interface ServerOptions {
  port: number
  dataDir: string
  /** Settings that differ from those of the other scripts. */
  settings?: Record<string, string>
}

/** A server of ours as its own process, as the start command runs it. */
export function spawnServer({ port, dataDir, settings }: ServerOptions): ChildProcess {
  return spawn(process.execPath, [fromRoot('apps/api/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'false',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Starts a server and waits until it is ready; returns how long that took, in milliseconds. */
export async function startedServer(
  options: ServerOptions,
): Promise<{ server: ChildProcess; readyMs: number }> {
  const started = performance.now()
  const server = spawnServer(options)
  server.stderr?.pipe(process.stderr)
  while (performance.now() - started < READY_WITHIN_MS) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => null)
    if (answer?.ok) return { server, readyMs: performance.now() - started }
    await pause(POLL_EVERY_MS)
  }
  server.kill('SIGKILL')
  throw new Error('The server was not ready within four minutes')
}

/** Ends a server by a signal and waits for its end. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** `--name value` words of the command line, over the given defaults. */
export function flags<T extends Record<string, string>>(defaults: T): T {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  return parseArgs({ options }).values as T
}
