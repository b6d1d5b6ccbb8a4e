import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { Transport } from '../../shared/api/call.ts'
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

it('asks a member only once it is known that they were not asked in another browser', async () => {
  let tell: (answer: CallResult) => void = () => undefined
  const transport: Transport = () => new Promise((resolve) => (tell = resolve))
  const initialUser = { id: '7', username: 'ada', full_name: 'Ada Moss' } as InitialUser
  await renderWithStore(<ConsentBannerMount />, {
    messageAreas: ['consent'],
    transport,
    requestContext: { isAuthenticated: true },
    pageData: { privacy: asking, initialUser },
  })
  await expect(screen.findByRole('heading', { name: 'Your cookie choices' })).rejects.toThrow('Unable')
  await act(async () =>
    tell({ data: { consent: null, history: [], third_party_marketing_tracking_enabled: true } }),
  )
  expect(await screen.findByRole('heading', { name: 'Your cookie choices' })).toBeVisible()
})

it.each([
  [
    'the stored page for no connection, which knows no choice and cannot send one',
    '/offline/?next=%2Fexplore%2F',
  ],
  ['the page of the choices themselves', '/cookies/'],
])('asks nothing over %s', async (_page, path) => {
  await show(path)
  await expect(screen.findByRole('heading', { name: 'Your cookie choices' })).rejects.toThrow(
    'Unable to find',
  )
})
