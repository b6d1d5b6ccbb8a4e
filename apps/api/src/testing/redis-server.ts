import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

const PROGRAM = 'redis-server'

/** Tests against Redis are skipped on a machine without its server. */
export const hasRedis = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0

/** A Redis of a test's own that keeps its port when it is ended and started again. */
export async function openRedisServer() {
  const port = await freePort()
  let server: ChildProcess | null = null
  const start = async (): Promise<void> => {
    const started = spawn(PROGRAM, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    server = started
    for await (const line of createInterface({ input: started.stdout })) {
      if (line.includes('Ready to accept connections')) break
    }
  }
  const end = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, end }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
