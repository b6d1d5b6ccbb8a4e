import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserLike } from '../../test/browser-like.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { aRequestContext } from '../../test/request-fixtures.ts'
import { AppBannersMount } from './AppBannersMount.tsx'

browserLike()

const { userAgent } = aRequestContext()
const onPhone = {
  requestContext: { userAgent: { ...userAgent, isMobile: true } },
  pageData: { appLink: 'https://apps.example/tessera' },
  messageAreas: ['app-banners'],
} as const

it('C-6.13 I-2.61 a no to the app counts on every later page', async () => {
  const first = await renderWithStore(<AppBannersMount siteName="Tessera" />, onPhone)
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(first.container).toBeEmptyDOMElement())
  first.unmount()
  const later = await renderWithStore(<AppBannersMount siteName="Tessera" />, onPhone)
  await expect(later.findByRole('button', { name: 'Not now' })).rejects.toThrow('Unable to find role')
})
