import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ConsentBannerMount } from './ConsentBannerMount.tsx'

const asking = {
  isConsentRequired: true,
  consent: null,
  isPrivacySignalled: false,
  third_party_marketing_tracking_enabled: null,
}

const show = (path: string) =>
  renderWithStore(<ConsentBannerMount />, {
    path,
    messageAreas: ['consent'],
    pageData: { privacy: asking },
  })

it('asks a visitor who was not asked', async () => {
  await show('/')
  expect(await screen.findByRole('heading', { name: 'Your cookie choices' })).toBeVisible()
})

it('asks nothing on the stored page for no connection, which knows no choice and cannot send one', async () => {
  await show('/offline/?next=%2Fexplore%2F')
  await expect(screen.findByRole('heading', { name: 'Your cookie choices' })).rejects.toThrow(
    'Unable to find',
  )
})
