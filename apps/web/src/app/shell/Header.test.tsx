import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Header } from './Header.tsx'

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('C-1.24 a visitor is offered to log in and to sign up, a member the own places', async () => {
  const { unmount } = await renderWithStore(<Header />)
  expect(ways()).toEqual(expect.arrayContaining(['/login/', '/signup/']))
  unmount()
  const ada: InitialUser = {
    id: '11',
    username: 'ada',
    full_name: 'Ada Moss',
    first_name: 'Ada',
    image_medium_url: null,
    is_partner: false,
  }
  await renderWithStore(<Header />, {
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: ada },
  })
  expect(ways()).not.toContain('/login/')
  expect(ways()).not.toContain('/signup/')
  expect(screen.getByRole('button', { name: /account/i })).toBeInTheDocument()
})
