import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page } from './reset.tsx'

it('heading and title say that the password is changed once it is', async () => {
  const { transport } = fakeServer({ 'auth.resetPassword': null })
  document.title = 'Reset your password · Tessera'
  await renderWithStore(<Page />, {
    transport,
    path: '/password/reset/#token=secret',
    messageAreas: ['auth'],
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('New password'), 'an entirely new way in')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'an entirely new way in')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
  expect(document.title).toBe('Password changed · Tessera')
  expect(screen.queryByRole('heading', { name: 'Choose a new password' })).toBeNull()
})

it.each([
  ['', 'Email or username'],
  ['#token=secret', 'New password'],
])('neither form is served before the link (%s) is read', async (hash, label) => {
  let served = ''
  await renderWithStore(<Page />, {
    path: `/password/reset/${hash}`,
    messageAreas: ['auth'],
    beforeLife: ({ innerHTML }) => {
      served = innerHTML
    },
  })
  expect(served).not.toContain('<form')
  expect(await screen.findByLabelText(label)).toBeVisible()
})
