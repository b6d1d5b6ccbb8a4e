import { describe, expect, it } from 'vitest'
import { ownState } from './own-user-state.ts'

const now = new Date('2026-03-01T00:00:00Z')
const facts = {
  createdAt: new Date('2025-03-01T00:00:00Z'),
  resurrectedAt: null,
  emailVerifiedAt: now,
  passwordHash: 'a hash',
  birthdayText: '1990-01-01',
  hasMfaEnabled: false,
  lastRepinId: null,
  shouldShowMessaging: true,
  isPersonalized: true,
}
const state = (given: Partial<Parameters<typeof ownState>[0]> = {}, isUnder16 = false) =>
  ownState({ ...facts, ...given }, { isUnder16, isMinor: isUnder16, now })

describe('what follows from an account', () => {
  it('reminds of what is missing, and of nothing else', () => {
    expect(state().nags).toEqual([])
    expect(state({ emailVerifiedAt: null, passwordHash: null, birthdayText: null }).nags).toEqual([
      'verify_email',
      'add_password',
      'add_birthday',
    ])
  })

  it('offers a second factor only behind a password', () => {
    expect([state().can_enable_mfa, state({ passwordHash: null }).can_enable_mfa]).toEqual([true, false])
    expect(state({ hasMfaEnabled: true }).has_mfa_enabled).toBe(true)
  })

  it('calls an account matured from its second week to its fourth', () => {
    const at = (day: string) => state({ createdAt: new Date(day) }).is_matured_new_user
    expect(at('2026-02-23')).toBe(false)
    expect(at('2026-02-22')).toBe(true)
    expect(at('2026-02-02')).toBe(true)
    expect(at('2026-02-01')).toBe(false)
  })

  it('tells the last save’s board, the day of coming back, and shows those under 16 no shopping', () => {
    expect(state({ lastRepinId: '5', resurrectedAt: now })).toMatchObject({
      has_quicksave_board: true,
      resurrection_date: '2026-03-01T00:00:00.000Z',
    })
    expect(state()).toMatchObject({ has_quicksave_board: false, resurrection_date: null })
    expect([state({}, true).shopping_rec_disabled, state().shopping_rec_disabled]).toEqual([true, false])
  })
})
