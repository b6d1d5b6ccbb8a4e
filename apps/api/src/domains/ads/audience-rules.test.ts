import { describe, expect, it } from 'vitest'
import { audienceSize, dailyReach } from './audience-rules.ts'

describe('an audience', () => {
  it('B-9.22 of fewer than a thousand people has no number', () => {
    expect(audienceSize(10_000, 0.0999)).toBeNull()
    expect(audienceSize(10_000, 0.1)).toBe(1000)
    expect(audienceSize(123_456, 1)).toBe(120_000)
  })

  const spending = { dailyBudget: 10, objective: 'WEB_CONVERSION', currency: 'USD' } as const
  const all = { size: 120_000, share: 1 }
  const unknown = { pages: null, views: 0, clicks: 0 }

  it('B-9.22 is reached as far as the budget of a day goes, and no further than it is large', () => {
    expect(dailyReach(all, spending, unknown)).toEqual({ from: 1300, to: 2500 })
    expect(dailyReach(all, { ...spending, objective: 'CONSIDERATION' }, unknown)).toEqual({
      from: 1300,
      to: 2500,
    })
    const few = { size: 1000, share: 1 }
    expect(dailyReach(few, { ...spending, dailyBudget: 900 }, unknown)).toEqual({ from: 1000, to: 1000 })
    expect(dailyReach(all, { ...spending, currency: 'SEK' }, unknown)).toEqual({ from: 130, to: 250 })
    expect(dailyReach({ ...all, size: null }, spending, unknown)).toBeNull()
  })

  it('B-9.22 is reached no further than pages are opened on the quietest and on the busiest day', () => {
    const inventory = { ...unknown, pages: { fewest: 400, most: 1_000 } }
    expect(dailyReach(all, spending, inventory)).toEqual({ from: 200, to: 1000 })
    expect(dailyReach({ size: 12_000, share: 0.1 }, spending, inventory)).toEqual({ from: 20, to: 100 })
    expect(dailyReach(all, spending, { ...unknown, pages: { fewest: 0, most: 90_000 } })).toEqual({
      from: 1,
      to: 2500,
    })
  })

  it('B-9.22 costs what views of the account have cost, once there are enough of them', () => {
    const clicks = { ...spending, objective: 'CONSIDERATION' as const }
    expect(dailyReach(all, clicks, { ...unknown, views: 99_000, clicks: 980 })).toEqual({
      from: 2500,
      to: 5000,
    })
    expect(dailyReach(all, clicks, { ...unknown, views: 10, clicks: 2 })).toEqual({ from: 1100, to: 2300 })
  })
})
