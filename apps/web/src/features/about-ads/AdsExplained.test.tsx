import { AD_LOAD, AD_PLACEMENTS } from '@tessera/api-types/ads/ad-load'
import type { MeasuredAdLoadView } from '@tessera/api-types/ads/views'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { AdsExplained } from './AdsExplained.tsx'

const nothing = { organic_pins: 0, promoted_pins: 0, most_promoted_pins: 0 }
const measured: MeasuredAdLoadView = {
  since: '2026-11-15',
  lists: [
    { placement: 'home', organic_pins: 12_000, promoted_pins: 850, most_promoted_pins: 1_200 },
    { placement: 'search', ...nothing },
    { placement: 'related', organic_pins: 12, promoted_pins: 0, most_promoted_pins: 1 },
    { placement: 'topic', ...nothing },
  ],
}
const show = (answer: CallResult) =>
  renderWithStore(<AdsExplained />, { messageAreas: ['about-ads'], transport: async () => answer })
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

it('B-4.60 the page about ads names the ad load of each list that has ads', async () => {
  await show({ data: measured })
  const [contract] = screen.getAllByRole('table')
  if (!contract) throw new Error('no table')
  expect(rowsOf(contract)).toEqual(
    AD_PLACEMENTS.map((placement) => [
      `${AD_LOAD[placement].organicBeforeFirst}`,
      `${AD_LOAD[placement].organicBetween}`,
    ]),
  )
  expect(screen.getByText(/an audience of the business.*at least 1,000 people/)).toBeInTheDocument()
  expect(
    screen.getByText(
      /results by age and gender.*next day on.*at least 50 people.*at least 10.*after 30 days/,
    ),
  ).toBeInTheDocument()
  expect(screen.getByText(/at most 3 times a day/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Change your cookie choices' })).toBeInTheDocument()
})

it('B-4.60 the page about ads shows what members really got beside the most they may get', async () => {
  await show({ data: measured })
  expect(rowsOf(await screen.findByRole('table', { name: 'What members really got' }))).toEqual([
    ['12,850', '6.6%', '9.1%'],
    ['Nothing shown yet'],
    ['12', '0%', '7.7%'],
    ['Nothing shown yet'],
  ])
  expect(screen.getByText(/since Nov 15, 2026/)).toBeInTheDocument()
})

it('what was counted can be asked for again when it fails', async () => {
  await show({ error: apiError(null, 500) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
