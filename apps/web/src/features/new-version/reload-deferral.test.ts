import { describe, expect, it } from 'vitest'
import { RELOAD_DEFERRAL_CUTOFF_MS, reloadDecision } from './reload-deferral.ts'

const at = (
  now: number,
  effectiveType: string | undefined,
  deferred: { version: string; at: number } | null,
) => reloadDecision({ version: '2', effectiveType, now, deferred })

describe('loading a newer version', () => {
  it('I-9.24 is put off for a day at most', () => {
    expect(RELOAD_DEFERRAL_CUTOFF_MS).toBe(86_400_000)
  })

  it('I-4.72 waits on a slow connection, from the first time it was put off', () => {
    for (const slow of ['slow-2g', '2g', '3g'])
      expect(at(1000, slow, null)).toEqual({ version: '2', at: 1000 })
    const first = { version: '2', at: 1000 }
    expect(at(5000, '3g', first)).toEqual(first)
    expect(at(1000 + RELOAD_DEFERRAL_CUTOFF_MS, '3g', first)).toEqual(first)
    expect(at(1000 + RELOAD_DEFERRAL_CUTOFF_MS + 1, '3g', first)).toBe('reload')
  })

  it('I-4.72 never waits on a fast one, nor where the browser does not tell', () => {
    expect(at(0, '4g', null)).toBe('reload')
    expect(at(0, undefined, { version: '2', at: 0 })).toBe('reload')
  })

  it('I-4.72 a still newer version begins to wait anew', () => {
    expect(at(RELOAD_DEFERRAL_CUTOFF_MS + 5, '2g', { version: '1', at: 0 })).toEqual({
      version: '2',
      at: RELOAD_DEFERRAL_CUTOFF_MS + 5,
    })
  })
})
