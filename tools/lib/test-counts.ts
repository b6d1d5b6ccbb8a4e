export type Counts = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

export const countsOfVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
})

/** A test that passed only when repeated has not passed. */
export const countsOfPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

/** A runner that ends badly without a failed test (a file that cannot load) still failed once. */
export const countsOfRun = (code: number, counts: Counts): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})
