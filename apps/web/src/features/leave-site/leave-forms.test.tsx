import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { ChangeEmailForm } from '../account-security/ChangeEmailForm.tsx'
import { ChangePasswordForm } from '../account-security/ChangePasswordForm.tsx'
import { DeactivateForm } from './DeactivateForm.tsx'
import { DeleteForm } from './DeleteForm.tsx'

it.each([
  ['Deactivate account', 'account.deactivate', DeactivateForm],
  ['Delete account', 'account.delete', DeleteForm],
  ['Change email', 'auth.changeEmail', ChangeEmailForm],
  ['Change password', 'auth.changePassword', ChangePasswordForm],
])('who has no password is asked for none by "%s"', async (submit, name, Form) => {
  const { transport, askedFor } = fakeServer({
    [name]: refusal(400),
  })
  await renderWithStore(<Form username="ada" hasPassword={false} />, {
    transport,
    messageAreas: ['preferences', 'auth', 'settings'],
  })
  expect(screen.queryByLabelText(/(Your|Current) password/)).toBeNull()
  for (const box of screen.queryAllByRole('textbox'))
    await userEvent.type(box, submit.includes('email') ? 'a@b.test' : 'ada')
  for (const box of screen.queryAllByLabelText('New password'))
    await userEvent.type(box, 'correct tile battery 9')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(askedFor(name)).toHaveLength(1))
  expect(JSON.stringify(askedFor(name)[0]?.input)).not.toMatch(/current|"password"/)
})

it('who has a password has to give it', async () => {
  const { transport, askedFor } = fakeServer({})
  await renderWithStore(<DeactivateForm hasPassword />, { transport, messageAreas: ['preferences', 'auth'] })
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate account' }))
  expect(await screen.findByText(/Enter your password/)).toBeVisible()
  expect(askedFor('account.deactivate')).toEqual([])
})
