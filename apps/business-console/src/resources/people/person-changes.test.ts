import { describe, expect, it } from 'vitest'
import { toPersonChanges } from './person-changes.ts'

const values = {
  id: '1',
  business_roles: ['ADMIN'],
  adAccounts: [{ id: '5', name: 'Summer', permissions: ['ANALYST'], roles: ['ADMIN'] }],
  profiles: [],
}

describe('a saved person', () => {
  it.each([
    [true, true, ['business_roles', 'adAccounts', 'profiles']],
    [true, false, ['business_roles']],
    [false, true, ['adAccounts', 'profiles']],
    [false, false, []],
  ])('B-6.12 sends only what may be changed (role %s, assets %s)', (can_edit_role, can_edit_assets, sent) => {
    const changes = toPersonChanges({ ...values, abilities: { can_edit_role, can_edit_assets } })
    expect(Object.keys(changes)).toEqual(sent)
  })

  it('sends permissions as they were chosen, without the roles of before', () => {
    const abilities = { can_edit_role: true, can_edit_assets: true }
    expect(toPersonChanges({ ...values, abilities }).adAccounts).toEqual([
      { id: '5', permissions: ['ANALYST'] },
    ])
  })
})
