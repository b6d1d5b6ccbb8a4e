import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { say } from './lib/progress.ts'
import { fromRoot, ROOT } from './lib/repository.ts'
import { toolEnvironment } from './lib/run-command.ts'

const port = Number(process.env['PORT'] ?? 3000)
// The next one is that of the payment provider for trying out.
const consolePort = port + 2

// Named, not followed: vite imports its configuration under a new name each time, an endless change.
const SERVER_SOURCES = [
  'apps/api',
  ...['api-types', 'i18n', 'shared-auth', 'shared-tracking'].map((name) => `packages/${name}`),
].map((folder) => `${folder}/src`)

type Service = { command: readonly string[]; cwd: string; env: Record<string, string> }

/** The server reloads on change and serves the site through vite; the console has a vite of its own. */
const services: readonly Service[] = [
  {
    command: [
      process.execPath,
      '--watch-preserve-output',
      ...SERVER_SOURCES.map((path) => `--watch-path=${fromRoot(path)}`),
      fromRoot('apps/api/src/main.ts'),
    ],
    cwd: ROOT,
    env: { NODE_ENV: 'development', PORT: String(port), WEB_DEV: 'true' },
  },
  {
    command: [
      fromRoot('apps/business-console/node_modules/.bin/vite'),
      '--port',
      String(consolePort),
      '--strictPort',
    ],
    cwd: fromRoot('apps/business-console'),
    env: { NODE_ENV: 'development', API_URL: `http://localhost:${port}` },
  },
]

function start({ command: [program = '', ...words], cwd, env }: Service): ChildProcess {
  return spawn(program, words, { cwd, env: toolEnvironment(env), stdio: 'inherit' })
}

say(`Site: http://localhost:${port}   Console: http://localhost:${consolePort}`)

const running = services.map(start)
const stopAll = () => running.forEach((service) => service.kill('SIGTERM'))
process.once('SIGINT', stopAll)
process.once('SIGTERM', stopAll)

await Promise.race(running.map((service) => once(service, 'exit')))
stopAll()
