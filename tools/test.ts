import { say } from './lib/progress.ts'
import { sumOf } from './lib/test-counts.ts'
import { runJourneys, runVitest } from './lib/test-runners.ts'

const ofVitest = await runVitest()
const ofJourneys = await runJourneys().catch((error: unknown) => {
  say(String(error))
  return { passed: 0, failed: 1, flaky: 0 }
})

const { passed, failed, flaky } = sumOf([ofVitest, ofJourneys])
say(`${passed} passed, ${flaky} passed only when repeated, ${failed} failed`)
if (failed > 0) process.exitCode = 1
