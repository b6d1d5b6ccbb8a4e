import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectConfirm } from '../../entities/session/confirm-slice.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
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

it('I-1.02 the password makes it a full login; a wrong one is said and asked for again', async () => {
  const answers = [refusal(401, 'That password isn’t right.'), { data: 'a handshake' }]
  const server = fakeServer({ 'auth.login': () => answers.shift() })
  const { store } = await renderWithStore(<LimitedLogIn onLeave={() => undefined} />, {
    transport: server.transport,
    messageAreas: ['confirm'],
    pageData: { initialUser: messagingViewer },
  })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Your password'), 'mosaic of ideas')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findAllByText('That password isn’t right.')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(selectConfirm(store.getState())).toMatchObject({ status: 'given' }))
  expect(server.askedFor('auth.login').at(-1)?.input).toMatchObject({
    username_or_email: messagingViewer.username,
    password: 'mosaic of ideas',
  })
})
