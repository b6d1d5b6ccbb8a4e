import { describe, expect, it } from 'vitest'
import { actsForSite, toViewer } from './viewer-rules.ts'

const around = { isBot: false, locale: 'en_US', country: 'SE' }
const row = {
  userId: '7',
  username: 'ada',
  sessionId: '9',
  isEmployee: false,
  isPartner: true,
  isWriteBanned: false,
  isUnder16: true,
  loginState: 1,
  emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
  country: 'FR',
}

describe('who acts for the site', () => {
  it.each([
    [true, false, false, true],
    [true, true, false, true],
    [true, false, true, false],
    [true, true, true, true],
    [false, true, false, false],
    [false, true, true, false],
  ])(
    'employee %s, second factor %s, asked for one %s: %s',
    (isEmployee, hasMfaEnabled, requires, expected) => {
      const rights = actsForSite({ isEmployee, hasMfaEnabled }, { requiresMfaOfEmployees: requires })
      expect(rights).toBe(expected)
    },
  )
})

describe('who is looking', () => {
  it.each([true, false])('nobody known is a visitor with what surrounds them (bot %s)', (isBot) => {
    expect(toViewer(undefined, { ...around, isBot })).toEqual({ state: 'UNAUTH', ...around, isBot })
  })

  it('a member has the fields of their row and none besides', () => {
    expect(toViewer(row, around)).toEqual({
      state: 'AUTH',
      isBot: false,
      locale: 'en_US',
      country: 'FR',
      userId: '7',
      username: 'ada',
      sessionId: '9',
      isEmployee: false,
      isPartner: true,
      isWriteBanned: false,
      isUnder16: true,
      isEmailVerified: true,
    })
  })

  it.each([
    [1, 'AUTH'],
    [2, 'LIMITED_LOGIN'],
  ])('login_state %s is %s', (loginState, state) => {
    expect(toViewer({ ...row, loginState }, around).state).toBe(state)
  })

  it('a country nobody knows gives way to that of the address', () => {
    expect(toViewer({ ...row, country: 'UNKNOWN' }, around).country).toBe('SE')
  })

  it('an address is verified once it was', () => {
    expect(toViewer({ ...row, emailVerifiedAt: null }, around)).toMatchObject({ isEmailVerified: false })
  })
})
