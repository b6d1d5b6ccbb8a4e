import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './repository.ts'
import { toolEnvironment } from './run-command.ts'

export type ForegroundCommand = { command: readonly string[]; env?: Record<string, string>; cwd?: string }

const running = new Set<ChildProcess>()
let isInterrupted = false

// A signal ends the program at work; the code that waits for it then tidies up as after any failure.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isInterrupted = true
    for (const child of running) child.kill(signal)
  })
}

/** Runs a program on our own streams and returns its exit code. Throws once the run was stopped. */
export async function runInForeground({ command, env, cwd = ROOT }: ForegroundCommand): Promise<number> {
  if (isInterrupted) throw new Error('Interrupted')
  const [program = '', ...words] = command
  const child = spawn(program, words, { cwd, env: toolEnvironment(env), stdio: 'inherit' })
  running.add(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  running.delete(child)
  return code ?? 1
}
