import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CatalogFaultView, CatalogHolderView, CatalogRunView } from '@tessera/api-types/catalogs/views'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const run: CatalogRunView = {
  id: '5',
  feed_id: '7',
  feed_name: 'Shop feed',
  state: 'DONE',
  is_dry_run: false,
  failure: null,
  rows: 100,
  faults: 12,
  added: 88,
  changed: 0,
  removed: 0,
  created_time: '2026-03-03T10:00:00.000Z',
  ended_at: '2026-03-03T10:01:00.000Z',
  can_roll_back: false,
}

const faults = Array.from({ length: run.faults }, (_, index): CatalogFaultView => ({
  id: `${index + 1}`,
  run_id: run.id,
  row: index + 2,
  item_id: `vase-${String(index + 1).padStart(2, '0')}`,
  field: 'price',
  rule: 'NOT_A_PRICE',
  value: 'cheap',
}))

const held = (rows: object) => ({ catalogs: [{ id: '1', ...sampleRow('catalogs') }], ...rows })

it('the errors of an update are paged by themselves: the updates behind them and the address stay', async () => {
  const rows = held({ 'catalogs/1/runs': [run], 'catalogs/1/faults': faults })
  const { asked, asking } = openConsole('catalogs/1/runs', { rows })
  fireEvent.click(await screen.findByRole('button', { name: '12 errors' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Errors in Shop feed' }))
  expect(await dialog.findByText('vase-01')).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Go to next page' }))
  expect(await dialog.findByText('vase-12')).toBeVisible()
  expect(asking()).toBe('')
  expect(asked.filter(({ pathname }) => pathname.endsWith('/runs'))).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Views' })).toBeNull()
})

it('of the people and the partners of a catalog each list is paged by itself', async () => {
  const holder = (id: string, name: string): CatalogHolderView => ({
    id,
    name,
    roles: ['ANALYST'],
    permissions: ['ANALYST'],
    ends_at: null,
    is_expired: false,
  })
  const people = Array.from({ length: 12 }, (_, index) => holder(`${index + 10}`, `Person ${index + 10}`))
  const rows = held({ 'catalogs/1/employees': people, 'catalogs/1/partners': [holder('1', 'Agency')] })
  openConsole('catalogs/1/people', { rows })
  expect(await screen.findByText('Agency')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'Go to next page' }))
  expect(await screen.findByText('Person 21')).toBeVisible()
  expect(screen.getByText('Agency')).toBeVisible()
})
