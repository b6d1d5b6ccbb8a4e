import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AccessPreviewView } from '@tessera/api-types/asset-access/views'
import './PersonPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const noEffect: AccessPreviewView = { effects: [], losing: { people: 0, partners: 0, assets: 0 } }
const losing: AccessPreviewView = {
  effects: [
    {
      subject: { id: '7', name: 'Ben Tide', type: 'PERSON' },
      asset: { id: '3', name: 'Europe', type: 'AD_ACCOUNT' },
      before: ['ADMIN'],
      after: [],
      ends_at_before: null,
      ends_at: null,
    },
  ],
  losing: { people: 1, partners: 0, assets: 1 },
}

/** Opens a person, and holds back what the change would do until it is given. */
async function choose(held: string, chosen: string) {
  const person = {
    ...sampleRow('employees'),
    id: '7',
    full_name: 'Ben Tide',
    business_roles: [held],
    version: 1,
    abilities: { can_edit_role: true, can_edit_assets: true, can_delete: true },
  }
  openConsole('people/7', { rows: { employees: [person] } })
  const served = globalThis.fetch
  let give: (preview: AccessPreviewView) => void = () => undefined
  const preview = new Promise<Response>((resolve) => {
    give = (data) => resolve(Response.json({ data }))
  })
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...given) => (String(given[0]).includes('/preview/') ? preview : served(...given)))
  const saved = () => fetched.mock.calls.filter(([, options]) => options?.method === 'PUT')
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Role/ }))
  fireEvent.click(await screen.findByRole('option', { name: chosen }))
  return { give, saved, save: () => screen.getByRole('button', { name: 'Save changes' }) }
}

it('a role is saved only once it is known what that changes', async () => {
  const { give, save } = await choose('ADMIN', 'Employee')
  await waitFor(() => expect(save()).toBeDisabled())
  give(noEffect)
  await waitFor(() => expect(save()).toBeEnabled())
})

it('who is no admin any more is confirmed though no access to accounts is lost', async () => {
  const { give, save, saved } = await choose('ADMIN', 'Employee')
  give(noEffect)
  await screen.findByText('No one’s access changes.')
  fireEvent.click(save())
  const dialog = await screen.findByRole('dialog', { name: /to Employee\?/ })
  expect(dialog).toHaveTextContent('Ben Tide can no longer manage people, partners and settings.')
  expect(saved()).toHaveLength(0)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
})

it('a role that takes access is confirmed with who loses what', async () => {
  const { give, save, saved } = await choose('ADMIN', 'Employee')
  give(losing)
  await screen.findByText('Ben Tide on Europe')
  fireEvent.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Ben Tide’s role to Employee?' }))
  expect(dialog.getByText('Ben Tide on Europe')).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved()).toHaveLength(0)
  fireEvent.click(save())
  fireEvent.click(await screen.findByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(JSON.parse(String(saved()[0]?.[1]?.body))).toMatchObject({ business_roles: ['EMPLOYEE'] })
})

it('who becomes an admin is confirmed though nobody loses anything', async () => {
  const { give, save, saved } = await choose('EMPLOYEE', 'Admin')
  give(noEffect)
  await screen.findByText('No one’s access changes.')
  fireEvent.click(save())
  expect(await screen.findByRole('dialog', { name: /to Admin\?/ })).toHaveTextContent(/full access/)
  expect(saved()).toHaveLength(0)
})

it('who discards a change is back at its field', async () => {
  await choose('ADMIN', 'Employee')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  const role = screen.getByRole('combobox', { name: /Role/ })
  expect(role).toHaveTextContent('Admin')
  expect(role).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
})
