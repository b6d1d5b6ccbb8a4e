import { describe, expect, it } from 'vitest'
import { audienceSize, dailyReach } from './audience-rules.ts'

describe('an audience', () => {
  it('B-9.22 of fewer than a thousand people has no number', () => {
    expect(audienceSize(10_000, 0.0999)).toBeNull()
    expect(audienceSize(10_000, 0.1)).toBe(1000)
    expect(audienceSize(123_456, 1)).toBe(120_000)
  })

  it('B-9.22 is reached as far as the budget of a day goes, and no further than it is large', () => {
    const spending = { dailyBudget: 10, objective: 'WEB_CONVERSION', currency: 'USD' } as const
    expect(dailyReach(120_000, spending)).toEqual({ from: 1300, to: 2500 })
    expect(dailyReach(120_000, { ...spending, objective: 'CONSIDERATION' })).toEqual({ from: 1300, to: 2500 })
    expect(dailyReach(1000, { ...spending, dailyBudget: 900 })).toEqual({ from: 1000, to: 1000 })
    expect(dailyReach(120_000, { ...spending, currency: 'SEK' })).toEqual({ from: 130, to: 250 })
    expect(dailyReach(null, spending)).toBeNull()
  })
})
