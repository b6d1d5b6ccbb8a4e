import { describe, expect, it } from 'vitest'
import { inviteesFault, readInvitees } from './invitee-list.ts'
import { toInviteInput } from './invite-values.ts'

describe('invitees as typed', () => {
  it('are split at commas, semicolons, spaces and lines, each once', () => {
    expect(readInvitees(' a@x.test, b@x.test;\n@cleo  A@X.test ')).toEqual(['A@X.test', 'b@x.test', '@cleo'])
  })

  it('B-2.14 are 1 to 20', () => {
    const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`).join('\n')
    expect(inviteesFault('  ')).toBe('ra.validation.required')
    expect(inviteesFault(people(20))).toBeUndefined()
    expect(inviteesFault(people(21))).toBe('resources.invites.create.too_many')
  })

  it('go out with one role and the assets of both kinds', () => {
    const input = toInviteInput({
      invitees: 'a@x.test',
      role: 'EMPLOYEE',
      adAccounts: [{ id: '5', permissions: ['ANALYST'] }],
      profiles: [{ id: '6', permissions: ['PROFILE_PUBLISHER'], last_day: '2030-05-01' }],
    })
    expect(input).toEqual({
      invitees: ['a@x.test'],
      business_roles: ['EMPLOYEE'],
      assets: [
        { id: '5', type: 'AD_ACCOUNT', permissions: ['ANALYST'], ends_at: null },
        {
          id: '6',
          type: 'PROFILE',
          permissions: ['PROFILE_PUBLISHER'],
          ends_at: '2030-05-01T23:59:59.999Z',
        },
      ],
    })
  })
})
