import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a share that has ended is renewed for the same partner, without choosing them again', async () => {
  const share = (id: string, name: string, end: object) => ({
    id,
    name,
    type: 'BUSINESS',
    shared_at: '2020-01-01T00:00:00Z',
    ...end,
  })
  const audience = {
    id: '1',
    ...sampleRow('audiences'),
    name: 'Visitors',
    shared_with: [
      share('4', 'Northlight', { ends_at: null, is_expired: false }),
      share('5', 'Fern', { ends_at: '2020-03-03T23:59:59.999Z', is_expired: true }),
    ],
    owner_business: { id: '9', name: 'Kiln' },
    abilities: { can_edit: true },
  }
  openConsole('audiences', { rows: { audiences: [audience], 'audience-shares': [] } })
  const sent = vi.spyOn(globalThis, 'fetch')
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Visitors' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.queryByRole('menuitem', { name: 'Renew access for Northlight' })).toBeNull()
  fireEvent.click(menu.getByRole('menuitem', { name: 'Renew access for Fern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew access for Fern' }))
  fireEvent.change(dialog.getByLabelText('Ends on'), { target: { value: '2099-04-04' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Renew' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = sent.mock.calls.find(([, init]) => init?.method === 'POST')
  expect(JSON.parse(String(made?.[1]?.body))).toEqual({
    audience_id: '1',
    target_type: 'BUSINESS',
    target_id: '5',
    ends_at: '2099-04-04T23:59:59.999Z',
  })
})

it('an audience is listed with its owner, and stops being shared with the one who was chosen', async () => {
  const share = (id: string, share_id: string, name: string) => ({
    id,
    share_id,
    name,
    type: 'BUSINESS',
    shared_at: '2020-01-01T00:00:00Z',
    ends_at: null,
    is_expired: false,
  })
  const audience = {
    id: '1',
    ...sampleRow('audiences'),
    name: 'Visitors',
    shared_with: [share('4', '20', 'Northlight'), share('5', '21', 'Fern')],
    owner_business: { id: '9', name: 'Kiln' },
    abilities: { can_edit: true },
  }
  const { calls } = openConsole('audiences', { rows: { audiences: [audience], 'audience-shares': [] } })
  expect(await screen.findByRole('cell', { name: 'Kiln' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Visitors' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing with Fern' }))
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      expect.stringMatching(/audience-shares\/21\/?$/),
    ]),
  )
})

it('who may not edit an audience of the business cannot stop sharing it', async () => {
  const share = { id: '4', name: 'Northlight', type: 'BUSINESS', shared_at: '2020-01-01T00:00:00Z' }
  const audience = {
    id: '1',
    ...sampleRow('audiences'),
    name: 'Visitors',
    shared_with: [{ ...share, ends_at: null, is_expired: false }],
    owner_business: { id: '9', name: 'Kiln' },
    abilities: { can_edit: false },
  }
  openConsole('audiences', { rows: { audiences: [audience] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Visitors' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent).filter((text) => /sharing|Delete/.test(text))).toEqual(
    [],
  )
})
