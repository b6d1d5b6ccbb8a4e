import { describe, expect, it } from 'vitest'
import type { AdAccountSettingsView } from '@tessera/api-types/business/views'
import { fromMicros, requiredInAddress, toMicros, toSettings } from './settings-values.ts'

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

  const before = { name: 'A', spend_cap_micros: 5, business_address: null }
  const sent = (settings: object) =>
    toSettings({ settings: { ...before, ...settings } }, { previousData: { settings: before, version: 2 } })

  it('B-3.17 send what was changed alone, with the version it was changed on', () => {
    expect(sent({ name: 'B' })).toEqual({ settings: { name: 'B' }, version: 2 })
    expect(sent({ spend_cap_micros: null })).toEqual({ settings: { spend_cap_micros: null }, version: 2 })
  })

  it('build on the version the form began with where somebody else has changed what was typed', () => {
    const over = (settings: object) =>
      toSettings(
        { settings: { ...before, ...settings } },
        { previousData: { settings: before, version: 2 } },
        {
          settings: { ...before, name: 'Older' },
          version: 1,
        } as AdAccountSettingsView,
      ).version
    expect(over({ name: 'B' })).toBe(1)
    expect(over({ spend_cap_micros: 7 })).toBe(2)
  })

  it('send no address without any text, and empty fields as empty texts', () => {
    expect(sent({ business_address: { line1: null, city: ' ' } }).settings).toEqual({})
    expect(sent({ business_address: { line1: 'Weg 1', line2: null } }).settings).toEqual({
      business_address: { line1: 'Weg 1', line2: '' },
    })
  })

  it('ask for the rest of an address that has a city', () => {
    const values = (address: object) => ({ settings: { business_address: address } })
    expect(requiredInAddress('', values({ city: 'Bonn' }))).toBe('ra.validation.required')
    expect(requiredInAddress('Weg 1', values({ city: 'Bonn' }))).toBeUndefined()
    expect(requiredInAddress('', values({ city: '' }))).toBeUndefined()
  })
})
