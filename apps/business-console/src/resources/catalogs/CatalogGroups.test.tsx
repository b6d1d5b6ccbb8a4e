import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const abilities = { can_edit: true, can_share: true }
const owned = (id: string) => ({
  ...sampleRow('catalogs'),
  id: '5',
  owner_business: { id, name: 'Kiln' },
  abilities,
})
const group = {
  id: '8',
  catalog_id: '5',
  catalog_name: 'Bowls',
  name: 'Cheap bowls',
  filters: [
    { field: 'availability', operator: 'IS', value: 'IN_STOCK' },
    { field: 'price', operator: 'AT_MOST', value: '30' },
  ],
  product_count: 12,
  created_time: '2026-01-01T00:00:00.000Z',
  abilities: { can_edit: true },
}
const COUNT = '/v3/businesses/9/catalogs/5/product_groups/count/'

function openGroups(rows: (typeof group)[]) {
  const held = { catalogs: [owned('9')], 'product-groups': rows }
  const opened = openConsole('catalogs/5/groups', {
    rows: held,
    answers: { [COUNT]: { data: { product_count: 3 } } },
  })
  return { ...opened, sent: vi.spyOn(globalThis, 'fetch') }
}

const bodyOf = (sent: ReturnType<typeof openGroups>['sent'], end: string) => {
  const [, init] = sent.mock.calls.find(([url, { body } = {}]) => body && String(url).endsWith(end)) ?? []
  return JSON.parse(String(init?.body)) as unknown
}

it('groups are listed with their rules and how many products they hold, and deleted after a question', async () => {
  const { calls } = openGroups([group])
  const row = await screen.findByRole('row', { name: /Cheap bowls/ })
  expect(row).toHaveTextContent('Availability is In stock · Price is at most 30')
  expect(row).toHaveTextContent('12')
  fireEvent.click(within(row).getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Promotions of this group end.')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls).toContain('DELETE /v3/businesses/9/product-groups/8'))
})

it('a group is made of rules, which show what they hold and are not sent without a value', async () => {
  const { sent, calls } = openGroups([group])
  fireEvent.click((await screen.findAllByRole('button', { name: 'Create product group' }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('3 products in this group')).toBeVisible()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Bowls' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add rule' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  const value = dialog.getByRole('textbox', { name: 'Value' })
  expect(value).toHaveAccessibleDescription('Enter a value')
  expect(calls).not.toContain('POST /v3/businesses/9/product-groups')
  fireEvent.change(value, { target: { value: 'Bowls' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const filters = [{ field: 'product_type', operator: 'IS', value: 'Bowls' }]
  expect(bodyOf(sent, '/product-groups')).toEqual({ name: 'Bowls', filters, catalog_id: '5' })
})

it('name and rules of a group are changed', async () => {
  const { sent } = openGroups([group])
  const row = await screen.findByRole('row', { name: /Cheap bowls/ })
  fireEvent.click(within(row).getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove rule 1' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { name, filters } = group
  const changes = { filters: [filters[1]], seen: { name, filters } }
  expect(bodyOf(sent, '/product-groups/8')).toEqual(changes)
})

it('a catalog that another business shares has no groups', async () => {
  openConsole('catalogs/5/sources', { rows: { catalogs: [owned('6')] } })
  await screen.findByRole('link', { name: 'Sources' })
  expect(screen.queryByRole('link', { name: 'Product groups' })).toBeNull()
})
