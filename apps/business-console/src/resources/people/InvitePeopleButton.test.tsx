import { render, screen } from '@testing-library/react'
import { AdminContext, type AuthProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { InvitePeopleButton } from './InvitePeopleButton.tsx'

async function shown(mayInvite: boolean) {
  const canAccess = vi.fn<NonNullable<AuthProvider['canAccess']>>(({ resource, action }) =>
    Promise.resolve(mayInvite || resource !== 'invites' || action !== 'create'),
  )
  const authProvider = {
    canAccess,
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
  }
  render(
    <MemoryRouter>
      <AdminContext basename="/business/9/hub" authProvider={authProvider} i18nProvider={i18nProvider}>
        <InvitePeopleButton />
        <p>The list</p>
      </AdminContext>
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(canAccess).toHaveBeenCalled())
  await Promise.all(canAccess.mock.results.map(({ value }) => value as Promise<boolean>))
}

it('who may make invites is led to inviting people', async () => {
  await shown(true)
  expect(await screen.findByRole('link', { name: 'Invite people' })).toHaveAttribute(
    'href',
    '/business/9/hub/invites/create',
  )
})

it('who may not is not', async () => {
  await shown(false)
  await expect(screen.findByRole('link', { name: 'Invite people' }, { timeout: 200 })).rejects.toThrow(
    /Unable to find role/,
  )
  expect(screen.getByText('The list')).toBeVisible()
})
