// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchantCheckView } from '@tessera/api-types/verified-merchants/views'
import { afterDismissal, bannerOf, readBannerState, storeBannerState } from './banner-state.ts'

const fresh = { lastDismissedAt: null, welcomeDismissCount: 0, celebrationDismissed: false }
const NOW = Date.UTC(2026, 5, 1)
beforeEach(() => localStorage.clear())

const bio: MerchantCheckView = {
  check: 'BIO',
  result: 'FAIL',
  required: true,
  computed_at: '2026-06-01T00:00:00.000Z',
  explanation: 'Tell people what you sell.',
  fix_url: '/settings/edit/',
}

describe('what was dismissed', () => {
  it('B-3.35 B-4.44 is kept in this browser for each person', () => {
    storeBannerState('1', { lastDismissedAt: NOW, welcomeDismissCount: 2, celebrationDismissed: true })
    expect(readBannerState('1')).toEqual({
      lastDismissedAt: NOW,
      welcomeDismissCount: 2,
      celebrationDismissed: true,
    })
    expect(readBannerState('2')).toEqual(fresh)
    expect(Object.keys(localStorage)).toEqual(['vmp_banner_state:1'])
  })

  it.each(['{', 'null', '7', '"x"', '{"welcomeDismissCount":"many"}'])(
    'B-3.36 is nothing where %s is stored',
    (stored) => {
      localStorage.setItem('vmp_banner_state:1', stored)
      expect(readBannerState('1')).toEqual(fresh)
    },
  )

  it('B-4.45 B-4.46 B-4.47 each banner leaves its own mark', () => {
    expect(afterDismissal(fresh, 'CELEBRATION_BANNER', NOW)).toEqual({ ...fresh, celebrationDismissed: true })
    const once = afterDismissal(fresh, 'WELCOME_BANNER', NOW)
    expect(once).toEqual({ ...fresh, welcomeDismissCount: 1 })
    expect(afterDismissal(once, 'WELCOME_BANNER', NOW)).toEqual({ ...fresh, welcomeDismissCount: 2 })
    expect(afterDismissal(fresh, 'ACTION_CARDS_BANNER', NOW)).toEqual({ ...fresh, lastDismissedAt: NOW })
  })
})

describe('the banner that is due', () => {
  const shown = (program: Partial<Parameters<typeof bannerOf>[0]>, state = {}, now = NOW) =>
    bannerOf(
      { program_state: null, review_state: null, is_available: true, checks: [bio], ...program },
      { ...fresh, ...state },
      now,
    )

  it('B-4.41 celebrates until it is dismissed', () => {
    expect(shown({ program_state: 'ACCEPTED' })).toBe('CELEBRATION_BANNER')
    expect(shown({ program_state: 'ACCEPTED' }, { celebrationDismissed: true })).toBeNull()
  })

  it('B-4.41 B-9.07 shows what to fix, again seven days after it was dismissed', () => {
    for (const program of [
      { program_state: 'APPLIED' },
      { program_state: 'NON_COMPLIANT' },
      { program_state: 'CANCELLED', review_state: 'declined' },
    ] as const)
      expect(shown(program)).toBe('ACTION_CARDS_BANNER')
    const applied = { program_state: 'APPLIED' } as const
    expect(shown(applied, { lastDismissedAt: NOW - 604_799_999 })).toBeNull()
    expect(shown(applied, { lastDismissedAt: NOW - 604_800_000 })).toBe('ACTION_CARDS_BANNER')
    expect(shown({ ...applied, checks: [{ ...bio, result: 'PASS' }] })).toBeNull()
  })

  it('B-4.41 B-9.07 welcomes who may apply, up to three times', () => {
    expect(shown({}, { welcomeDismissCount: 2 })).toBe('WELCOME_BANNER')
    expect(shown({}, { welcomeDismissCount: 3 })).toBeNull()
    expect(shown({ is_available: false })).toBeNull()
  })
})
