import { startServer, type RunningServer } from './composition/start-server.ts'
import { demoAccountLines } from './demo/demo-accounts.ts'
import { ConfigError, readConfig } from './config.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer(config, say)
  stopOnSignal(server)
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

/** The first signal ends in order; a second one at once. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    server.stop().then(
      () => process.exit(process.exitCode ?? 0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function fail(error: unknown): void {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
}

main().catch(fail)
