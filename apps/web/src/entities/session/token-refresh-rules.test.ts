import { describe, expect, it } from 'vitest'
import { dueRefreshes, isInRefreshWindow, type RefreshFacts } from './token-refresh-rules.ts'

const facts = (over: Partial<RefreshFacts>): RefreshFacts => ({
  isSignedIn: true,
  daysToExpiration: 30,
  isProactive: false,
  isEnabled: true,
  ...over,
})

describe('which renewals are due', () => {
  it('I-9.32 the window begins after 0 days and ends with 90', () => {
    expect([0, 1, 90, 91].map(isInRefreshWindow)).toEqual([false, true, true, false])
  })

  const table: [Partial<RefreshFacts>, boolean][] = [
    [{ daysToExpiration: 0 }, false],
    [{ daysToExpiration: 1 }, true],
    [{ daysToExpiration: 90 }, true],
    [{ daysToExpiration: 91 }, false],
    [{ daysToExpiration: 30, isEnabled: false }, false],
    [{ daysToExpiration: null }, false],
    [{ daysToExpiration: 0, isProactive: true }, true],
    [{ daysToExpiration: 91, isProactive: true, isEnabled: false }, true],
    [{ daysToExpiration: 30, isSignedIn: false }, false],
    [{ daysToExpiration: 30, isSignedIn: false, isProactive: true }, false],
  ]
  it.each(table)('I-7.47 with %j the token is renewed: %s', (over, isDue) => {
    expect(dueRefreshes(facts(over)).token).toBe(isDue)
  })

  it('I-7.48 the stored accounts are renewed once no whole day is left, for members alone', () => {
    const due = (over: Partial<RefreshFacts>) => dueRefreshes(facts(over)).storedAccounts
    expect([0, -1, 1].map((daysToExpiration) => due({ daysToExpiration }))).toEqual([true, true, false])
    expect(due({ daysToExpiration: 0, isSignedIn: false })).toBe(false)
  })
})
