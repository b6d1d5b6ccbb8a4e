import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { fromRoot, ROOT } from './repository.ts'
import { toolEnvironment } from './run-command.ts'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'

export type ServerUnderTest = { url: string; dataDir: string; pid: number; stop: () => Promise<void> }

const READY_WITHIN_MS = 240_000
const POLL_EVERY_MS = 200
const STOP_WITHIN_MS = 20_000

const hasExited = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

async function end(server: ChildProcess): Promise<void> {
  if (hasExited(server)) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  const isLate = await Promise.race([exit.then(() => false), pause(STOP_WITHIN_MS, true, { ref: false })])
  if (isLate) server.kill('SIGKILL')
  await exit
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function untilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline && !hasExited(server)) {
    if (await isReady(url)) return
    await pause(POLL_EVERY_MS)
  }
  throw new Error(`The server did not become ready. It said:\n${readFileSync(logFile, 'utf8')}`)
}

/** Starts the whole product on a free port and an empty data folder that goes when it stops. */
export async function startServerUnderTest(extra: Record<string, string> = {}): Promise<ServerUnderTest> {
  const port = extra.PORT ? Number(extra.PORT) : await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = temporaryFolder('e2e')
  const logFile = join(dataDir, 'server.log')
  const output = openSync(logFile, 'a')
  const server = spawn(process.execPath, [fromRoot('apps/api/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    detached: true, // Ctrl-C is for the tests, which then stop it
    env: toolEnvironment({
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, 'data'),
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      ...extra,
    }),
  })
  closeSync(output)
  const stop = async () => {
    await end(server)
    await removeFolder(dataDir)
  }
  try {
    await untilReady(server, url, logFile)
    return { url, dataDir, pid: server.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
