import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AssetGroupContentsView } from '@tessera/api-types/asset-access/views'
import { ASSET_GROUP_ACCESS_TYPES } from '@tessera/api-types/business/asset-groups'
import { openConsole } from '../../test/open-console.tsx'
import { groupContentsKey } from './use-group-contents.ts'

afterEach(() => vi.unstubAllGlobals())

const group = (id: string, name: string) => ({
  id,
  name,
  description: '',
  asset_group_types: ['OTHER'],
  entity_type: 'ASSET_GROUP',
  child_ad_account_ids: [],
  child_profile_ids: [],
  created_time: '2026-01-01T00:00:00.000Z',
  permissions: ['OWNER'],
})
const groups = () => [group('1', 'Autumn'), group('2', 'Brand'), group('3', 'Client')]

async function deleteOpen(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
}

it('B-2.33 B-3.07 a group has a tab each for ad accounts, profiles, people and partners, with their rows', async () => {
  expect(ASSET_GROUP_ACCESS_TYPES).toEqual(['AD_ACCOUNT', 'PROFILE', 'PEOPLE', 'PARTNER'])
  const noEnd = { ends_at: null, is_expired: false }
  const account = { id: '5', name: 'Summer', country: 'DE', currency: 'EUR', status: 'ACTIVE' }
  const profile = { id: '6', full_name: 'Kiln & Clay', username: 'kiln', image_medium_url: null }
  const person = {
    id: '7',
    full_name: 'Ed Employee',
    username: 'ed',
    image_medium_url: null,
    permissions: [],
    ...noEnd,
  }
  const partner = { id: '8', name: 'Agency North', image_medium_url: null, permissions: [], ...noEnd }
  openConsole('asset-groups/1', {
    rows: {
      'asset-groups': groups(),
      'ad-accounts': [account],
      profiles: [profile],
      'asset-groups/1/employees': [person],
      'asset-groups/1/partners': [partner],
    },
  })
  const tabs = within(await screen.findByRole('navigation', { name: 'Autumn' }))
  const names = ['Ad accounts', 'Profiles', 'People', 'Partners']
  expect(
    tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\(\d+\)$/, '').trim()),
  ).toEqual(names)
  const rows = ['Summer', 'Kiln & Clay', 'Ed Employee', 'Agency North']
  for (const [index, name] of names.entries()) {
    fireEvent.click(tabs.getByRole('link', { name: new RegExp(`^${name}`) }))
    expect(await screen.findByText(rows[index] ?? '')).toBeVisible()
  }
})

const contents = AssetGroupContentsView.parse({
  id: '1',
  adAccounts: [
    { id: '5', name: 'Summer' },
    { id: '55', name: 'Winter' },
  ],
  profiles: [{ id: '6', name: 'Kiln & Clay' }],
  catalogs: [{ id: '66', name: 'Vases' }],
  employees: [{ id: '7', name: 'Ed Employee' }],
  partners: [{ id: '8', name: 'Agency North' }],
  adAccountOwners: [
    { id: '9', fullName: 'Kiln', assetIds: ['5'] },
    { id: '88', fullName: 'Glaze Works', assetIds: ['55'] },
  ],
  profileOwners: [{ id: '9', fullName: 'Kiln', assetIds: ['6'] }],
  aoaaIds: ['71', '72'],
})
const CONTENTS = '/v3/businesses/9/asset-groups/1/contents/'

it('B-3.05 B-3.06 the entry of an open group holds its five lists, the owners of its assets, and open requests', async () => {
  const { queryClient } = openConsole('asset-groups/1', {
    rows: { 'asset-groups': groups() },
    answers: { [CONTENTS]: { data: contents } },
  })
  const tabs = within(await screen.findByRole('navigation', { name: 'Autumn' }))
  expect(await tabs.findByRole('link', { name: 'People (1)' })).toBeVisible()
  expect(tabs.getByRole('link', { name: 'Partners (1)' })).toBeVisible()
  const entry = queryClient.getQueryData<AssetGroupContentsView>(groupContentsKey('9', '1'))
  for (const list of ['adAccounts', 'profiles', 'catalogs', 'employees', 'partners'] as const)
    expect(entry?.[list]).toEqual(contents[list])
  const { adAccountOwners, profileOwners, aoaaIds } = contents
  expect(entry).toMatchObject({ adAccountOwners, profileOwners, aoaaIds })
  for (const owner of adAccountOwners) expect(Object.keys(owner)).toEqual(['id', 'fullName', 'assetIds'])
  const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
  expect(factOf('Ad account owners')).toHaveTextContent('Kiln (1), Glaze Works (1)')
  expect(factOf('Profile owners')).toHaveTextContent('Kiln (1)')
  expect(within(factOf('Catalogs') as HTMLElement).getByRole('link', { name: 'Vases' })).toBeVisible()
  expect(screen.getByRole('link', { name: '2 requests' })).toHaveAttribute('href', '/business/9/hub/invites')
})

it('B-3.05 what a group holds is asked for again where it could not be read', async () => {
  let fails = true
  const read = () =>
    fails ? Response.json({ message: 'Down' }, { status: 500 }) : Response.json({ data: contents })
  openConsole('asset-groups/1', { rows: { 'asset-groups': groups() }, answers: { [CONTENTS]: read } })
  const problem = await screen.findByText('We couldn’t load the owners and catalogs of this group.')
  fails = false
  fireEvent.click(within(problem.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Vases' })).toBeVisible()
})

it('B-4.09 B-4.13 a new group is open at once with empty lists, which are read when a tab is opened', async () => {
  const { here, calls } = openConsole('asset-groups/create', {
    rows: { 'asset-groups': groups(), 'ad-accounts': [], profiles: [], 'asset-groups/100/employees': [] },
  })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create group' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
  expect(here()).toBe('asset-groups/100')
  expect(await screen.findByText('No ad accounts in this group yet')).toBeVisible()
  const people = 'GET /v3/businesses/9/asset-groups/100/employees'
  expect(calls).not.toContain(people)
  const tabs = within(screen.getByRole('navigation', { name: 'Spring' }))
  fireEvent.click(tabs.getByRole('link', { name: /^People/ }))
  expect(await screen.findByText('No one has access through this group yet')).toBeVisible()
  expect(calls).toContain(people)
})

it('B-4.10 after the open group is deleted, the first of the others is open', async () => {
  const { here, calls } = openConsole('asset-groups/2', { rows: { 'asset-groups': groups() } })
  await deleteOpen('Brand')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  expect(here()).toBe('asset-groups/1')
  const after = calls.slice(calls.indexOf('DELETE /v3/businesses/9/asset-groups/2'))
  expect(after[0]).toMatch(/^DELETE/)
  expect(after).not.toContain('GET /v3/businesses/9/asset-groups/2/contents/')
})

it('B-4.13 first is what stands first in the order the list was left in; after the last the empty list stands', async () => {
  const { here } = openConsole('asset-groups', { rows: { 'asset-groups': groups() } })
  fireEvent.click(await screen.findByRole('button', { name: /^Sort by name/i }))
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Client'))
  fireEvent.click(screen.getByRole('link', { name: 'Autumn' }))
  await deleteOpen('Autumn')
  expect(await screen.findByRole('heading', { level: 1, name: 'Client' })).toBeVisible()
  await deleteOpen('Client')
  expect(await screen.findByRole('heading', { level: 1, name: 'Brand' })).toBeVisible()
  await deleteOpen('Brand')
  expect(await screen.findByText('No asset groups yet')).toBeVisible()
  expect(here()).toBe('asset-groups')
})

it('B-2.33 an employee opens a group they are in, and is offered no change of it', async () => {
  openConsole('asset-groups/1', { rows: { 'asset-groups': groups() } }, { can_manage_asset_groups: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete Autumn' })).toBeNull()
})

it('before a group is deleted, the question names who loses access to what', async () => {
  const effect = {
    subject: { id: '7', name: 'Ada Park', type: 'PERSON' },
    asset: { id: '5', name: 'Summer', type: 'AD_ACCOUNT' },
    before: ['ANALYST'],
    after: [],
    ends_at_before: null,
    ends_at: null,
  }
  const preview = { effects: [effect], losing: { people: 1, partners: 0, assets: 1 } }
  const { calls } = openConsole('asset-groups/1', {
    rows: { 'asset-groups': groups() },
    answers: { '/v3/businesses/9/asset_access/preview/': { data: preview } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Autumn' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Autumn?' })
  expect(await within(dialog).findByText('1 person will lose access to 1 asset')).toBeVisible()
  expect(within(dialog).getByText('Ada Park on Summer')).toBeVisible()
  expect(within(dialog).getByText('No access')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})
