import { startServer, type RunningServer } from './composition/start-server.ts'
import { demoAccountLines } from './demo/demo-accounts.ts'
import { ConfigError, readConfig } from './config.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const ending = new AbortController()
  endOnSignal(ending)
  const config = readConfig(process.env)
  const server = await startServer(config, say, ending.signal).catch((error: unknown) => {
    if (ending.signal.aborted) process.exit(0)
    throw error
  })
  ending.signal.addEventListener('abort', () => void end(server))
  void server.lost.then(async (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    await server.stop()
  })
  say(
    `${config.SITE_NAME} is ready at ${config.PUBLIC_URL} (business console at ${config.PUBLIC_URL}/business/)`,
  )
  for (const line of demoAccountLines(config.DATA_DIR)) say(line)
}

/** The first signal ends in order, also while the server is starting; a second one at once. */
function endOnSignal(ending: AbortController): void {
  const stop = () => {
    if (ending.signal.aborted) process.exit(1)
    ending.abort()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const end = (server: RunningServer): Promise<void> =>
  server.stop().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => fail(error),
  )

function fail(error: unknown): void {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
}

main().catch(fail)
