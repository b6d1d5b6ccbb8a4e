import { runJourneys } from './lib/test-runners.ts'

const { failed } = await runJourneys(process.argv.slice(2))
if (failed.length > 0) process.exitCode = 1
