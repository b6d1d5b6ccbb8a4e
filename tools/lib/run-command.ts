import { spawn, type SpawnOptions } from 'node:child_process'
import { ROOT } from './repository.ts'

export type Outcome = { code: number; output: string }

/** Words to run, with the repository's own programs (its Node included) first on the path. */
export const toolEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env['PATH'] ?? ''}`,
  ...extra,
})

type RunOptions = Pick<SpawnOptions, 'cwd'> & { env?: Record<string, string> }

/** Runs to the end and keeps what was said on both streams, in order. */
export function capture(command: readonly string[], { cwd = ROOT, env }: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const [program = '', ...words] = command
    const child = spawn(program, words, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Like capture, but a failure is an error carrying the output. */
export async function captureOrThrow(command: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, output } = await capture(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} failed (${code})\n${output}`)
  return output
}
