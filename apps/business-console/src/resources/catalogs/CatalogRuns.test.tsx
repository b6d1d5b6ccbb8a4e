import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type {
  CatalogDifferenceView,
  CatalogFaultView,
  CatalogHolderView,
  CatalogRunView,
} from '@tessera/api-types/catalogs/views'
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
  refused: 12,
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
  const askedForRuns = () => asked.filter(({ pathname }) => pathname.endsWith('/runs')).length
  const before = askedForRuns()
  fireEvent.click(dialog.getByRole('button', { name: 'Go to next page' }))
  expect(await dialog.findByText('vase-12')).toBeVisible()
  expect(asking()).toBe('')
  expect(askedForRuns()).toBe(before)
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

it('a preview has what it would change, from what to what, behind its counts', async () => {
  const preview = { ...run, is_dry_run: true, added: 130, changed: 1, removed: 0 }
  const differences: CatalogDifferenceView[] = [
    { id: '1', run_id: run.id, kind: 'ADDED', item_id: 'vase-13', title: 'New vase', fields: [] },
    {
      id: '2',
      run_id: run.id,
      kind: 'CHANGED',
      item_id: 'vase-01',
      title: 'Vase',
      fields: [
        { field: 'price', from: '12.50', to: '14.00' },
        { field: 'sale_price', from: null, to: '13.00' },
      ],
    },
  ]
  const rows = held({ 'catalogs/1/runs': [preview], 'catalogs/1/differences': differences })
  const { asked } = openConsole('catalogs/1/runs', { rows })
  fireEvent.click(await screen.findByRole('button', { name: '130 added, 1 changed, 0 removed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes from Shop feed' }))
  expect(dialog.getByText('The first 100 added, changed and removed products are shown.')).toBeVisible()
  const changed = within(await dialog.findByRole('row', { name: /vase-01/ }))
  expect(changed.getByText('Changed')).toBeVisible()
  expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'price 12.50 → 14.00',
    'sale_price none → 13.00',
  ])
  const list = asked.find(({ pathname }) => pathname.endsWith('/differences'))
  expect(list?.searchParams.get('filter')).toBe(JSON.stringify({ run_id: run.id }))
})

it('of a preview whose changes were not kept says so', async () => {
  const preview = { ...run, is_dry_run: true, added: 2 }
  openConsole('catalogs/1/runs', {
    rows: held({ 'catalogs/1/runs': [preview], 'catalogs/1/differences': [] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: '2 added, 0 changed, 0 removed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes from Shop feed' }))
  expect(await dialog.findByText('The details of this preview weren’t kept')).toBeVisible()
})
