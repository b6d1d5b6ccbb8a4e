import { expect, it } from 'vitest'
import type { CatalogRunView } from '@tessera/api-types/catalogs/views'
import { healthOf, tagState } from './health.ts'

const NOW = new Date('2026-11-10T12:00:00Z')

it.each([
  [null, 'never'],
  ['2026-11-10T11:00:00Z', 'receiving'],
  ['2026-11-03T12:00:00Z', 'receiving'],
  ['2026-11-03T11:59:59Z', 'quiet'],
] as const)('a tag whose last event was at %s is %s', (firedAt, state) => {
  expect(tagState(firedAt, NOW)).toBe(state)
})

const run = (given: Partial<CatalogRunView>) =>
  ({
    feed_id: '1',
    state: 'DONE',
    is_dry_run: false,
    rows: 10,
    refused: 0,
    ...given,
  }) as CatalogRunView

it('the health of a catalog is that of the latest update of each of its sources', () => {
  expect(healthOf([])).toBeNull()
  expect(healthOf([run({ state: 'RUNNING' }), run({ is_dry_run: true })])).toBeNull()
  const runs = [
    run({ state: 'WAITING' }),
    run({ is_dry_run: true, refused: 9 }),
    run({ refused: 2 }),
    run({ refused: 8 }),
    run({ feed_id: '2', rows: 5, refused: null }),
  ]
  expect(healthOf(runs)).toEqual({ rows: 15, refused: 2, hasFailed: false })
  expect(healthOf([run({ state: 'FAILED', rows: 0 }), run({})])).toEqual({
    rows: 0,
    refused: 0,
    hasFailed: true,
  })
})
