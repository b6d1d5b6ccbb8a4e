import { describe, expect, it } from 'vitest'
import { outcomeOfPlaywright, outcomeOfRun, outcomeOfVitest, sumOf, summaryOf } from './test-outcome.ts'

const unitReport = {
  numPassedTests: 4,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'sums up', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        { fullName: 'counts', status: 'passed', failureMessages: [] },
        { fullName: 'waits', status: 'passed', failureMessages: ['expected 0 to be 1'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
}

const journey = (title: string, status: string, message?: string) => ({
  title,
  tests: [
    {
      projectName: 'phone',
      status,
      results: [{ duration: title.length * 1000, error: message === undefined ? undefined : { message } }],
    },
  ],
})

const journeyReport = {
  stats: { expected: 5 },
  suites: [
    {
      title: 'saving.spec.ts',
      specs: [journey('is saved', 'expected'), journey('is seen', 'flaky', 'late')],
      suites: [{ title: 'a visitor', specs: [journey('is asked in', 'unexpected', 'nobody asked')] }],
    },
  ],
}

describe('the outcome of a run', () => {
  it('names what failed and what passed on a second try, a file that cannot load included', () => {
    expect(outcomeOfVitest(unitReport)).toEqual({
      passed: 3,
      failed: [
        { test: 'a.test.ts › sums up', message: 'expected 1 to be 2' },
        { test: 'b.test.ts', message: 'Cannot find module' },
      ],
      flaky: ['a.test.ts › waits'],
    })
  })

  it('names a journey that passed on a second try as flaky, not as passed', () => {
    expect(outcomeOfPlaywright(journeyReport)).toEqual({
      passed: 5,
      failed: [{ test: '[phone] saving.spec.ts › a visitor › is asked in', message: 'nobody asked' }],
      flaky: ['[phone] saving.spec.ts › is seen'],
      slowest: [
        { test: '[phone] saving.spec.ts › a visitor › is asked in', ms: 11_000 },
        { test: '[phone] saving.spec.ts › is saved', ms: 8000 },
        { test: '[phone] saving.spec.ts › is seen', ms: 7000 },
      ],
    })
  })

  it.each([
    [0, 0],
    [1, 1],
  ])('of a runner that exits with %i and names no failed test has %i of them', (code, failures) => {
    expect(outcomeOfRun(code, { passed: 3, failed: [], flaky: [] }).failed).toHaveLength(failures)
  })

  it('ends with the failures of all runners and their number', () => {
    const both = sumOf([outcomeOfVitest(unitReport), outcomeOfPlaywright(journeyReport)])
    const lines = summaryOf(both)
    expect(lines).toContain('failed: a.test.ts › sums up')
    expect(lines).toContain('    nobody asked')
    expect(lines.at(-1)).toBe('8 passed, 2 passed only when repeated, 3 failed')
  })
})
