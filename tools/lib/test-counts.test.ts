import { describe, expect, it } from 'vitest'
import { countsOfPlaywright, countsOfRun, countsOfVitest, sumOf } from './test-counts.ts'

describe('counting tests', () => {
  it('counts a test that passed on a second try as flaky, not as passed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2 } }
    expect(countsOfPlaywright(report)).toEqual({ passed: 5, failed: 1, flaky: 2 })
  })

  it.each([
    [0, { passed: 3, failed: 0, flaky: 1 }, 0],
    [1, { passed: 3, failed: 0, flaky: 0 }, 1],
    [1, { passed: 3, failed: 2, flaky: 0 }, 2],
  ])('a run that exits with %i after %j failed %i times', (code, counts, failed) => {
    expect(countsOfRun(code, counts).failed).toBe(failed)
  })

  it('sums all runners', () => {
    const ofVitest = countsOfVitest({ numPassedTests: 4, numFailedTests: 1 })
    expect(sumOf([ofVitest, { passed: 2, failed: 3, flaky: 1 }])).toEqual({ passed: 6, failed: 4, flaky: 1 })
  })
})
