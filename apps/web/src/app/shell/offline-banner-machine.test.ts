import { describe, expect, it } from 'vitest'
import { BACK_ONLINE_SHOWN_MS, nextBanner } from './offline-banner-machine.ts'

describe('the offline banner', () => {
  it('I-4.64 shows offline when the connection is lost', () => {
    expect(nextBanner('hidden', { type: 'lost' })).toBe('offline')
    expect(nextBanner('backOnline', { type: 'lost' })).toBe('offline')
  })

  it('I-4.65 says so when it is back, then hides, or shows offline if it was lost again', () => {
    expect(nextBanner('offline', { type: 'regained' })).toBe('backOnline')
    expect(nextBanner('backOnline', { type: 'waited', isOnline: true })).toBe('hidden')
    expect(nextBanner('backOnline', { type: 'waited', isOnline: false })).toBe('offline')
  })

  it('stays hidden when it was never offline', () => {
    expect(nextBanner('hidden', { type: 'regained' })).toBe('hidden')
    expect(nextBanner('offline', { type: 'waited', isOnline: true })).toBe('offline')
  })

  it('I-9.23 reverts after two seconds', () => {
    expect(BACK_ONLINE_SHOWN_MS).toBe(2000)
  })
})
