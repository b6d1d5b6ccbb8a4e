import { describe, expect, it } from 'vitest'
import { fromMicros, toMicros, toSettings } from './settings-values.ts'

describe('settings of an ad account', () => {
  it('show money in whole units and send it in millionths', () => {
    expect(fromMicros(12_340_000)).toBe(12.34)
    expect(toMicros('12.34')).toBe(12_340_000)
    expect(toMicros(0.1 + 0.2)).toBe(300_000)
  })

  it('B-3.17 read an empty limit as none', () => {
    expect(fromMicros(null)).toBe('')
    expect(toMicros('')).toBeNull()
  })

  it('send no address without its first line, and empty fields as empty texts', () => {
    expect(toSettings({ settings: { name: 'A', business_address: { line1: null, city: 'Bonn' } } })).toEqual({
      settings: { name: 'A', business_address: null },
    })
    expect(toSettings({ settings: { business_address: { line1: 'Weg 1', line2: null } } })).toEqual({
      settings: { business_address: { line1: 'Weg 1', line2: '' } },
    })
  })
})
