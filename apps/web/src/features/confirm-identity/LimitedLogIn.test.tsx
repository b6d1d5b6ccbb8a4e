import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LimitedLogIn } from './LimitedLogIn.tsx'

it.each([
  ['/ada/kiln/?sort=new', '/ada/kiln/?sort=new'],
  ['/login/?next=%2Fsettings%2F', '/settings/'],
])('another way to log in leads from %s back to %s', async (path, next) => {
  await renderWithStore(<LimitedLogIn onLeave={() => undefined} />, { path, messageAreas: ['confirm'] })
  const link = screen.getByRole('link', { name: 'Log in another way' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://site.test')
  expect([address.pathname, address.searchParams.get('next')]).toEqual(['/login/', next])
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/password/reset/',
  )
})
