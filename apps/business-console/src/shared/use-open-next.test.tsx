import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const may = { can_delete: true, can_edit: true, can_edit_role: true, can_edit_assets: true }
const aPerson = (id: string, full_name: string) => ({
  id,
  full_name,
  username: `user${id}`,
  email: null,
  image_medium_url: null,
  business_roles: ['EMPLOYEE'],
  adAccounts: [],
  profiles: [],
  expired_access: [],
  assetGroups: [],
  catalogs: [],
  assets_summary: { ad_accounts: 0, profiles: 0 },
  created_time: '2026-01-01T00:00:00.000Z',
  last_active_time: null,
  abilities: may,
})
const nothing = {
  adAccounts: [],
  profiles: [],
  expired_access: [],
  assets_summary: { ad_accounts: 0, profiles: 0 },
}
const aPartner = (id: string, name: string) => ({
  id,
  name,
  email: null,
  image_medium_url: null,
  ...nothing,
  received: nothing,
  assetGroups: [],
  direction: 'GIVEN',
  abilities: may,
})
const aTag = (id: string, name: string) => ({
  id,
  name,
  snippet: '',
  adAccounts: [],
  child_tags: [],
  last_fired_event: null,
  automatic_enhanced_match: false,
  abilities: may,
})

const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

it.each([
  ['B-4.15 an employee', 'people', 'employees', aPerson, 'Remove'],
  ['B-4.23 a partner', 'partners', 'partners', aPartner, 'Remove'],
  ['B-4.16 a tag', 'tags', 'tags', aTag, 'Delete'],
])(
  '%s that is deleted is gone, and the first of the others is open',
  async (_row, place, list, make, word) => {
    const rows = [make('1', 'Ann'), make('2', 'Bea'), make('3', 'Cid')]
    const { here } = openConsole(`${place}/1`, { rows: { [list]: rows } })
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${word} Ann`) }))
    await confirm(word)
    expect(await screen.findByRole('heading', { level: 1, name: 'Bea' })).toBeVisible()
    expect(here()).toBe(`${place}/2`)
    expect(rows.map(({ id }) => id)).toEqual(['2', '3'])
  },
)

it('B-4.14 an invite that is deleted leaves its list, and the keyboard goes on at the first that remains', async () => {
  const invite = (id: string, email: string) => ({
    id,
    business_id: '9',
    invite_type: 'EMPLOYEE',
    status: 'PENDING',
    invited: { email, user_id: null, business_id: null, username: null, full_name: null },
    invited_by: null,
    business_roles: ['EMPLOYEE'],
    assets: [],
    invite_data: { sent_at: '2026-01-01T00:00:00.000Z', expires_at: '2026-02-01T00:00:00.000Z' },
    created_time: '2026-01-01T00:00:00.000Z',
  })
  const invites = [invite('1', 'one@kiln.test'), invite('2', 'two@kiln.test'), invite('3', 'three@kiln.test')]
  openConsole('invites', { rows: { invites } })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for two@kiln.test' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete invite to two@kiln.test' }))
  await confirm('Delete')
  await waitFor(() => expect(screen.queryByText('two@kiln.test')).toBeNull())
  const [, first] = screen.getAllByRole('row')
  await waitFor(() => expect(within(first!).getByRole('button', { name: /^Actions for/ })).toHaveFocus())
})
