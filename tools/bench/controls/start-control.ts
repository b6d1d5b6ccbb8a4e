import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.ts'
import { fromRoot } from '../../lib/repository.ts'
import { toolEnvironment } from '../../lib/run-command.ts'

export type ControlName =
  | 'bare-http'
  | 'fastify-hello'
  | 'twin'
  | 'plain-render'
  | 'hero-page'
  | 'cheapest-join'

export interface Control {
  url: string
  pid: number
  stop(): Promise<void>
}

const READY_WITHIN_MS = 20_000

/** Starts a control as a program of its own and waits for its first response. */
export async function startControl(name: ControlName, env: Record<string, string> = {}): Promise<Control> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const child = spawn(process.execPath, [fromRoot(`tools/bench/controls/${name}.ts`)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: toolEnvironment({ NODE_ENV: 'production', PORT: String(port), ...env }),
  })
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { url, pid: child.pid ?? 0, stop }
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the control ${name} did not start`)
}
