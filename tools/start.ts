import { buildApps } from './lib/app-build.ts'
import { fromRoot } from './lib/repository.ts'

process.env['NODE_ENV'] ??= 'production'
process.chdir(fromRoot('.'))

await buildApps()
// In this very process: a signal to it reaches the server directly, once.
await import('../apps/api/src/main.ts')
