import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CatalogRunView } from '@tessera/api-types/catalogs/views'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const run: CatalogRunView = {
  id: '5',
  feed_id: '7',
  feed_name: 'Shop feed',
  state: 'DONE',
  is_dry_run: false,
  failure: null,
  rows: 10_000,
  refused: 149,
  faults: 150,
  added: 9850,
  changed: 1,
  removed: 0,
  created_time: '2026-03-03T10:00:00.000Z',
  ended_at: '2026-03-03T10:01:00.000Z',
  can_roll_back: true,
}

async function askToRollBack() {
  openConsole('catalogs/1/runs', {
    rows: {
      catalogs: [{ id: '1', ...sampleRow('catalogs'), abilities: { can_edit: true, can_share: true } }],
      'catalogs/1/runs': [run],
    },
    answers: { '/v3/businesses/9/catalogs/1/feeds/7/roll_back/': { data: run } },
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const sent = () => fetched.mock.calls.filter(([, options]) => options?.method === 'POST')
  fireEvent.click(await screen.findByRole('button', { name: /Shop feed/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Roll back' }))
  return {
    sent,
    dialog: await screen.findByRole('dialog', { name: 'Roll back the last update of Shop feed?' }),
  }
}

it('an update is rolled back once what becomes of its products is confirmed', async () => {
  const { sent, dialog } = await askToRollBack()
  const lines = within(dialog).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '9,850 products that it added are removed',
    '1 product that it changed gets its earlier details back',
  ])
  expect(sent()).toHaveLength(0)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Roll back' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(String(sent()[0]?.[0])).toContain('/feeds/7/')
  expect(JSON.parse(String(sent()[0]?.[1]?.body))).toMatchObject({ run_id: run.id })
})

it('an update stays where its roll back is canceled', async () => {
  const { sent, dialog } = await askToRollBack()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toHaveLength(0)
})
