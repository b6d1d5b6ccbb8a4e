import { buildApps } from './lib/app-build.ts'
import { onLauncherGone } from './lib/launchers.ts'
import { fromRoot } from './lib/repository.ts'

process.env['NODE_ENV'] ??= 'production'
// A newcomer's terminal shows addresses, not request lines; a server on its own database logs as usual.
if (!process.env['DATABASE_URL']) process.env['LOG_LEVEL'] ??= 'warn'
process.chdir(fromRoot('.'))

onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))
await buildApps()
// In this very process: a signal to it reaches the server directly, once.
await import('../apps/api/src/main.ts')
