import { inMinutes, say } from './lib/progress.ts'
import { sumOf, summaryOf } from './lib/test-outcome.ts'
import { runJourneys, runVitest } from './lib/test-runners.ts'

const start = performance.now()
const ofVitest = await runVitest()
const between = performance.now()
const ofJourneys = await runJourneys().catch((error: unknown) => ({
  passed: 0,
  failed: [{ test: 'The journeys', message: String(error) }],
  flaky: [],
}))

const end = performance.now()

const outcome = sumOf([ofVitest, ofJourneys])
for (const line of summaryOf(outcome)) say(line)
say(`${inMinutes(between - start)} units`)
say(`${inMinutes(end - between)} journeys with their build and server`)
if (outcome.failed.length > 0) process.exitCode = 1
