import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { makeDataProvider } from '../../providers/data-provider.ts'
import { httpClient } from '../../providers/http-client.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { BusinessContext } from '../../session/business-context.ts'
import { HierarchyPage } from './HierarchyPage.tsx'

// The search field of react-admin hands a property on that the DOM does not know.
beforeEach(expectComplaint)
afterEach(() => vi.unstubAllGlobals())

const node = (id: string, name: string, given: Partial<HierarchyNodeView> = {}): HierarchyNodeView => ({
  id,
  business: { id, name },
  parent_business_id: null,
  parent_business_name: null,
  depth: 1,
  status: 'ACTIVE',
  organization_managers: [],
  created_time: '2026-01-01T00:00:00.000Z',
  invite_data: null,
  abilities: { can_answer: false, can_refresh: false, can_delete: false },
  ...given,
})
const root = node('9', 'Kiln')
const child = node('10', 'Kiln Europe', {
  parent_business_id: '9',
  depth: 2,
  organization_managers: [{ id: '77', full_name: 'Mona', status: 'ACTIVE' }],
  abilities: { can_answer: false, can_refresh: false, can_delete: true },
})

/** The page over a server with these nodes, where each tab of them has one account. */
function open(path: string, nodes: HierarchyNodeView[]) {
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { method?: string } = {}) => {
    calls.push(`${method} ${url.split('?')[0] ?? ''}`)
    const isTab = /hierarchy-nodes\/\d+\//.test(url)
    const rows = isTab
      ? [{ id: '5', name: 'Summer', business: { id: '10', name: 'Kiln Europe' }, status: 'ACTIVE' }]
      : nodes
    return Promise.resolve(
      method === 'GET'
        ? Response.json(rows, { headers: { 'Content-Range': `items 0-${rows.length}/${rows.length}` } })
        : Response.json({ id: '10', data: { id: '10' } }),
    )
  })
  const abilities = { can_manage_hierarchy: true, can_name_managers: true }
  const business = { id: '9', name: 'Kiln', abilities } as BusinessView
  render(
    <MemoryRouter initialEntries={[`/business/9/hub/hierarchy/${path}`]}>
      <AdminContext
        basename="/business/9/hub"
        dataProvider={makeDataProvider('9', httpClient)}
        i18nProvider={i18nProvider}
      >
        <BusinessContext value={{ userId: '7', business, businesses: [business] } as never}>
          <Routes>
            <Route path="/business/9/hub/hierarchy/:tab/:nodeId?" element={<HierarchyPage />} />
          </Routes>
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  return calls
}

it('B-2.45 has the eight tabs in the order of the document', async () => {
  open('ad-accounts', [root, child])
  const tabs = within(await screen.findByRole('navigation', { name: 'Kiln' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ad accounts',
    'Profiles',
    'Asset groups',
    'Employees',
    'Partners',
    'Business members',
    'Pending child businesses',
    'Pending organization managers',
  ])
})

it('children stand further in than the business above them', async () => {
  open('ad-accounts', [root, child])
  const tree = within(await screen.findByRole('navigation', { name: 'Businesses' }))
  const branch = tree.getByRole('link', { name: 'Kiln Europe' }).closest('ul')?.parentElement as HTMLElement
  expect(getComputedStyle(branch).marginInlineStart).toBe('16px')
})

it('B-2.46 a node of the tree opens its rows, each with its business', async () => {
  const calls = open('ad-accounts', [root, child])
  const tree = within(await screen.findByRole('navigation', { name: 'Businesses' }))
  fireEvent.click(tree.getByRole('link', { name: 'Kiln Europe' }))
  expect(await screen.findByText('Summer')).toBeVisible()
  expect(screen.getAllByText('Kiln Europe').length).toBeGreaterThan(1)
  expect(calls).toContain('GET /v3/businesses/9/hierarchy-nodes/10/ad-accounts')
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('Kiln Europe')
})

it('B-2.51 a child is unlinked after it was asked for by name', async () => {
  const calls = open('ad-accounts', [root, child])
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Kiln Europe' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Unlink Kiln Europe' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Unlink Kiln Europe?')).toBeVisible()
  expect(calls).not.toContain('DELETE /v3/businesses/9/hierarchy-nodes/10')
  fireEvent.click(dialog.getByRole('button', { name: 'Unlink Kiln Europe' }))
  await waitFor(() => expect(calls).toContain('DELETE /v3/businesses/9/hierarchy-nodes/10'))
})

it('B-2.48 whom another business invited is asked to join', async () => {
  const invite = node('30', 'Kiln', {
    business: { id: '9', name: 'Kiln' },
    status: 'PENDING',
    parent_business_id: '8',
    parent_business_name: 'Clay Group',
    abilities: { can_answer: true, can_refresh: false, can_delete: false },
  })
  const calls = open('ad-accounts', [root, invite])
  expect(await screen.findByText(/Clay Group invited Kiln/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(calls).toContain('PUT /v3/businesses/9/hierarchy-nodes/30'))
})

it('B-2.49 an active manager is removed from the node they manage', async () => {
  const calls = open('ad-accounts/10', [root, child])
  const chip = await screen.findByLabelText('Managed by Mona')
  fireEvent.keyUp(chip, { key: 'Delete' })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(calls).toContain('DELETE /v3/businesses/9/organization-managers/77'))
})

it('B-2.46 an unknown tab or node is not there', async () => {
  open('ad-accounts/404', [root])
  expect(await screen.findByText(/couldn’t find|couldn't find/)).toBeVisible()
})
