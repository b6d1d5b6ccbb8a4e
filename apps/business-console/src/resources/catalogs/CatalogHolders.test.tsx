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

const noEffect = { effects: [], losing: { people: 0, partners: 0, assets: 0 } }
const HELD_UNTIL = '2099-03-03T23:59:59.999Z'

it('who has a catalog until a day is listed with it, and the day can be changed or has passed', async () => {
  const abilities = { can_edit: true, can_share: true }
  const holder = (id: string, name: string, end: object) => ({
    id,
    name,
    roles: ['ANALYST'],
    permissions: ['ANALYST'],
    ...end,
  })
  const employees = [
    holder('1', 'Ada', { ends_at: HELD_UNTIL, is_expired: false }),
    holder('2', 'Ben', { ends_at: '2020-03-03T23:59:59.999Z', is_expired: true }),
  ]
  openConsole('catalogs/1/people', {
    answers: { '/v3/businesses/9/asset_access/preview/': { data: noEffect } },
    rows: {
      catalogs: [{ id: '1', ...sampleRow('catalogs'), abilities }],
      'catalogs/1/employees': employees,
      'catalogs/1/partners': [],
    },
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  const ada = await screen.findByRole('row', { name: /Ada/ })
  expect(ada).toHaveTextContent('Ends Mar 3, 2099')
  expect(screen.getByRole('row', { name: /Ben/ })).toHaveTextContent('Expired')
  fireEvent.click(within(ada).getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Permissions' }))
  const lastDay = within(await screen.findByRole('dialog')).getByLabelText('Ends on')
  expect(lastDay).toHaveValue('2099-03-03')
  fireEvent.change(lastDay, { target: { value: '2099-04-04' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const changes = sent.mock.calls.filter(([url]) => String(url).endsWith('/catalogs/1/employees/1'))
  const ben = within(screen.getByRole('row', { name: /Ben/ }))
  fireEvent.click(ben.getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Renew access' }))
  const renewal = within(await screen.findByRole('dialog'))
  expect(renewal.getByRole('combobox')).toHaveTextContent('Analyst')
  expect(renewal.getByLabelText('Ends on')).toHaveValue('')
  const body: unknown = JSON.parse(String(changes[0]?.[1]?.body))
  expect(body).toEqual({ permissions: ['ANALYST'], ends_at: '2099-04-04T23:59:59.999Z' })
})
