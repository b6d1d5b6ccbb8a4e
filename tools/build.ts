import { buildApps } from './lib/app-build.ts'

await buildApps()
