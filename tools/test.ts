import { say } from './lib/progress.ts'
import { sumOf, summaryOf } from './lib/test-outcome.ts'
import { runJourneys, runVitest } from './lib/test-runners.ts'

const ofVitest = await runVitest()
const ofJourneys = await runJourneys().catch((error: unknown) => ({
  passed: 0,
  failed: [{ test: 'The journeys', message: String(error) }],
  flaky: [],
}))

const outcome = sumOf([ofVitest, ofJourneys])
for (const line of summaryOf(outcome)) say(line)
if (outcome.failed.length > 0) process.exitCode = 1
