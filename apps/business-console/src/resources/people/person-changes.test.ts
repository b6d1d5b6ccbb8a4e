import { describe, expect, it } from 'vitest'
import { toPersonChanges } from './person-changes.ts'

const summer = { id: '5', name: 'Summer', permissions: ['ANALYST'], roles: ['ANALYST'] }
const winter = { id: '6', name: 'Winter', permissions: ['ADMIN'], roles: ['ADMIN'] }
const person = {
  id: '1',
  version: 3,
  business_roles: ['EMPLOYEE'],
  adAccounts: [summer, winter],
  profiles: [],
}

const changesOf = (values: object) => toPersonChanges({ ...person, ...values }, { previousData: person })

describe('a saved person', () => {
  it('B-6.10 sends the role alone when only the role was changed', () => {
    expect(changesOf({ business_roles: ['ADMIN'] })).toEqual({ business_roles: ['ADMIN'], version: 3 })
  })

  it('B-2.11 B-2.12 sends assets that were given, changed or taken away, and no other', () => {
    const adAccounts = [summer, { id: '7', permissions: ['ADMIN'] }]
    const profiles = [{ id: '8', permissions: ['PROFILE_PUBLISHER'] }]
    expect(changesOf({ adAccounts, profiles })).toEqual({
      assets: [
        { id: '7', type: 'AD_ACCOUNT', permissions: ['ADMIN'] },
        { id: '6', type: 'AD_ACCOUNT', permissions: [] },
        { id: '8', type: 'PROFILE', permissions: ['PROFILE_PUBLISHER'] },
      ],
      version: 3,
    })
    const wider = [{ ...summer, permissions: ['ANALYST', 'ADMIN'] }, winter]
    expect(changesOf({ adAccounts: wider }).assets).toEqual([
      { id: '5', type: 'AD_ACCOUNT', permissions: ['ANALYST', 'ADMIN'] },
    ])
  })
})
