import { seconds } from './progress.ts'

/** A test by its name, with what it said. */
export interface Failure {
  test: string
  message: string
}

export interface Duration {
  test: string
  ms: number
}

/** A flaky test passed when it was repeated. */
export interface Outcome {
  passed: number
  failed: readonly Failure[]
  flaky: readonly string[]
  /** The slowest journeys, the slowest first. */
  slowest?: readonly Duration[]
}

interface VitestReport {
  numPassedTests: number
  testResults: readonly {
    name: string
    message?: string
    status: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    tests: readonly {
      projectName: string
      status: string
      results: readonly { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number }
  suites: readonly PlaywrightSuite[]
  errors?: readonly { message?: string }[]
}

const hasFailedOnce = ({
  status,
  failureMessages,
}: {
  status: string
  failureMessages?: readonly string[] | null
}) => status === 'passed' && (failureMessages?.length ?? 0) > 0

export function outcomeOfVitest({ numPassedTests, testResults }: VitestReport): Outcome {
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasFailedOnce).map(({ fullName }) => `${name} › ${fullName}`),
  )
  const failed = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot load has no tests to fail.
    if (tests.length === 0) return status === 'failed' ? [{ test: name, message: message ?? '' }] : []
    return tests.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages?.join('\n') ?? '',
    }))
  })
  return { passed: numPassedTests - flaky.length, failed, flaky }
}

interface JourneyResult extends Duration {
  status: string
  message: string
}

const resultsOf = (suite: PlaywrightSuite, above: readonly string[] = []): JourneyResult[] => {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      test: `[${projectName}] ${[...path, title].join(' › ')}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results.find(({ error }) => error)?.error?.message ?? '',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, path))]
}

const SLOWEST = 10

export function outcomeOfPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Outcome {
  const results = suites.flatMap((suite) => resultsOf(suite))
  const unexpected = results.filter(({ status }) => status === 'unexpected')
  return {
    passed: stats.expected,
    failed: [
      ...unexpected.map(({ test, message }) => ({ test, message })),
      ...errors.map(({ message = '' }) => ({ test: 'The journeys', message })),
    ],
    flaky: results.filter(({ status }) => status === 'flaky').map(({ test }) => test),
    slowest: results
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ test, ms }) => ({ test, ms })),
  }
}

/** A runner that ends badly without a failed test still failed once. */
export const outcomeOfRun = (code: number, outcome: Outcome): Outcome =>
  code !== 0 && outcome.failed.length === 0
    ? { ...outcome, failed: [{ test: 'The test runner', message: `exited with ${code}` }] }
    : outcome

export const sumOf = (all: readonly Outcome[]): Outcome => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.flatMap(({ failed }) => failed),
  flaky: all.flatMap(({ flaky }) => flaky),
  slowest: all.flatMap(({ slowest = [] }) => slowest),
})

const FIRST_LINES = 12

/** What a reader who sees only the end of a long run needs of it. */
export const summaryOf = ({ passed, failed, flaky, slowest = [] }: Outcome): string[] => [
  ...slowest.map(({ test, ms }) => `${seconds(ms).padStart(7)} ${test}`),
  ...flaky.map((test) => `passed only when repeated: ${test}`),
  ...failed.flatMap(({ test, message }) => [
    `failed: ${test}`,
    ...message
      .split('\n')
      .slice(0, FIRST_LINES)
      .map((line) => `    ${line}`),
  ]),
  `${passed} passed, ${flaky.length} passed only when repeated, ${failed.length} failed`,
]
