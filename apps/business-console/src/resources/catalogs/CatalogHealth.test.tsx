import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CatalogRunView } from '@tessera/api-types/catalogs/views'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const run = (id: string, day: number, counts: Partial<CatalogRunView>): CatalogRunView => ({
  id,
  feed_id: '7',
  feed_name: 'Shop feed',
  state: 'DONE',
  is_dry_run: false,
  failure: null,
  rows: 0,
  refused: 0,
  faults: 0,
  added: 0,
  changed: 0,
  removed: 0,
  created_time: `2026-03-0${day}T10:00:00.000Z`,
  ended_at: `2026-03-0${day}T10:01:00.000Z`,
  can_roll_back: false,
  ...counts,
})

function openRuns(...runs: CatalogRunView[]) {
  const catalogs = [{ id: '1', ...sampleRow('catalogs') }]
  openConsole('catalogs/1/runs', { rows: { catalogs, 'catalogs/1/runs': runs } })
}

it('B-2.37 the rows that became products and those that did not are drawn for each update, the latest last', async () => {
  openRuns(
    run('1', 1, { rows: 1000, refused: 20, faults: 31 }),
    run('2', 2, { rows: 900, refused: 900, faults: 900, state: 'FAILED', failure: 'NO_PRODUCTS' }),
    run('3', 3, { rows: 500, is_dry_run: true }),
    run('5', 5, { rows: 5000, refused: null, faults: 1200 }),
    run('4', 4, { state: 'RUNNING', ended_at: null }),
  )
  const chart = await screen.findByRole('img', {
    name: 'Accepted and refused rows of each update, bar chart',
  })
  expect([...chart.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shop feed, Mar 1, 2026.*, Accepted: 980$/),
    expect.stringMatching(/^Shop feed, Mar 1, 2026.*, Refused: 20$/),
    expect.stringMatching(/^Shop feed, Mar 2, 2026.*, Accepted: 0$/),
    expect.stringMatching(/^Shop feed, Mar 2, 2026.*, Refused: 900$/),
  ])
})

it('a catalog that no file was read for has no chart', async () => {
  openRuns(run('1', 1, { state: 'FAILED', failure: 'NOT_FETCHED' }))
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(screen.queryByRole('img', { name: /Accepted/ })).toBeNull()
})
