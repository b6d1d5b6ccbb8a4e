import { describe, expect, it } from 'vitest'
import type { Access } from '@tessera/api-types/route'
import { memberId, refusal, seesShopping, viewerState, viewerType, type Viewer } from './viewer.ts'

const visitor: Viewer = { state: 'UNAUTH', isBot: false, locale: 'en_US', country: 'US' }
const signedIn = {
  isBot: false,
  locale: 'en_US',
  country: 'US',
  userId: '1',
  username: 'ada',
  sessionId: '2',
  isEmployee: false,
  isPartner: false,
  isEmailVerified: true,
  isWriteBanned: false,
  isUnder16: false,
}
const limited: Viewer = { ...signedIn, state: 'LIMITED_LOGIN' }
const member: Viewer = { ...signedIn, state: 'AUTH' }
const employee: Viewer = { ...signedIn, state: 'AUTH', isEmployee: true }

describe('viewer state', () => {
  it('C-1.14 I-3.01 I-4.02 I-4.01 login_state 2 is a limited login, another one is signed in, none is signed out', () => {
    expect(viewerState({ login_state: 2 })).toBe('LIMITED_LOGIN')
    expect(viewerState({ login_state: 1 })).toBe('AUTH')
    expect(viewerState(null)).toBe('UNAUTH')
  })

  it('I-3.03 I-6.01 a bot is its own viewer type whatever its state', () => {
    expect(viewerType({ ...visitor, isBot: true })).toBe('bot')
    expect([visitor, limited, member].map(viewerType)).toEqual([
      'unauthenticated',
      'limited-login',
      'authenticated',
    ])
  })
})

describe('refusal', () => {
  const table: Record<Access, [string | null, string | null, string | null, string | null]> = {
    anyone: [null, null, null, null],
    limited: ['SIGN_IN_REQUIRED', null, null, null],
    member: ['SIGN_IN_REQUIRED', 'PASSWORD_REQUIRED', null, null],
    employee: ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', null],
  }
  for (const [access, expected] of Object.entries(table)) {
    it(`C-6.03 tells visitors, limited logins, members and employees apart for ${access} calls`, () => {
      const given = [visitor, limited, member, employee].map((viewer) => refusal(access as Access, viewer))
      expect(given).toEqual(expected)
    })
  }
})

describe('what a viewer is to others', () => {
  it('people under 16 see no shopping, everybody else does', () => {
    const young = [member, limited].map((viewer) => ({ ...viewer, isUnder16: true }))
    expect([visitor, limited, member, ...young].map(seesShopping)).toEqual([true, true, true, false, false])
  })

  it('only who signed in has an id', () => {
    expect([visitor, limited, member].map(memberId)).toEqual([null, '1', '1'])
  })

  it('an employee whose password was not asked for has no rights of the site', () => {
    expect(refusal('employee', { ...employee, state: 'LIMITED_LOGIN' })).toBe('NOT_FOUND')
  })
})
