/** A flaky test passed when it was repeated. */
export type Counts = { passed: number; failed: number; flaky: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

export const countsOfVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  flaky: 0,
})

export const countsOfPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected,
  flaky: stats.flaky,
})

/** A runner that ends badly without a failed test (a file that cannot load) still failed once. */
export const countsOfRun = (code: number, counts: Counts): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  flaky: all.reduce((sum, { flaky }) => sum + flaky, 0),
})
