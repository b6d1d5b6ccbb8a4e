import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { ConfigError, readConfig } from '../config.ts'
import { demoAccountLines } from '../demo/demo-accounts.ts'
import { openData } from './open-data.ts'
import { readyLine, serveByProcesses } from './web-processes.ts'
import type { RunningServer } from './start-server.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the server until a signal or the loss of its database ends this process. */
export const serve = (env: NodeJS.ProcessEnv): Promise<void> => run(env).catch(fail)

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const ending = new AbortController()
  endOnSignal(ending)
  const config = readConfig(env)
  if (cluster.isPrimary && config.WEB_PROCESSES > 1) {
    await serveByProcesses({ config, env, say, ending: ending.signal })
    process.exit()
  }
  const opening = openData(config, say, ending.signal)
  opening.catch(() => undefined)
  // Loaded while the database starts or recovers: after a crash both take about a second.
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(config, say, ending.signal, opening).catch((error: unknown) => {
    if (ending.signal.aborted) process.exit(0)
    throw error
  })
  ending.signal.addEventListener('abort', () => void end(server))
  void server.lost.then(async (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    await server.stop()
  })
  if (cluster.isPrimary) say(readyLine(config))
  for (const line of demoAccountLines(config.DATA_DIR)) say(line)
  // Also for the start after a crash, which leaves no time to write.
  flushCompileCache()
}

/** The first signal ends in order, also while the server is starting; a second one at once. */
function endOnSignal(ending: AbortController): void {
  const stop = () => {
    if (ending.signal.aborted) process.exit(1)
    ending.abort()
  }
  process.on('SIGTERM', stop)
  // A terminal interrupts all processes, and the one that holds the port ends the others.
  process.on('SIGINT', cluster.isWorker ? () => undefined : stop)
  if (cluster.isWorker) process.on('disconnect', stop)
}

const end = (server: RunningServer): Promise<void> =>
  server.stop().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => fail(error),
  )

function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

/** One clear line for what an operator can mend, a stack for what is a bug. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. End what listens there, or choose another PORT.`
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be listened on by this account. Choose a PORT above 1023, behind a proxy.`
  }
  return stack ?? String(error)
}
