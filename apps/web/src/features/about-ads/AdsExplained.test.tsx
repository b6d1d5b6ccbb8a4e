import { AD_LOAD, AD_PLACEMENTS } from '@tessera/api-types/ads/ad-load'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { AdsExplained } from './AdsExplained.tsx'

it('B-4.60 the page about ads names the ad load of each list that has ads', async () => {
  await renderWithStore(<AdsExplained />, { messageAreas: ['about-ads'] })
  const [, ...rows] = screen.getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(
    AD_PLACEMENTS.map((placement) => [
      `${AD_LOAD[placement].organicBeforeFirst}`,
      `${AD_LOAD[placement].organicBetween}`,
    ]),
  )
  expect(screen.getByText(/an audience of the business.*at least 1,000 people/)).toBeInTheDocument()
  expect(screen.getByText(/at most 3 times a day/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Change your cookie choices' })).toBeInTheDocument()
})
