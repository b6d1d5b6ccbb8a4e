import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messagingViewer } from '../../test/open-messages.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Shell } from './Shell.tsx'

const linksOf = (footer: HTMLElement | null) =>
  [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

it('a visitor finds what the site is about below every page, a member in the account menu', async () => {
  const { unmount } = await renderWithStore(<Shell>Page</Shell>)
  expect(linksOf(screen.getByRole('contentinfo'))).toEqual(['/about/', '/cookies/', '/business/'])
  unmount()
  await renderWithStore(<Shell>Page</Shell>, {
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: messagingViewer },
  })
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})
