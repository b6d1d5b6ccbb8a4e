import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { InviteGreeting } from './InviteGreeting.tsx'

const sender = {
  id: '12',
  username: 'bo',
  first_name: 'Bo',
  full_name: 'Bo Lind',
  image_medium_url: null,
  should_show_messaging: true,
}

it('I-4.113 greets in the name of who invited, until it is dismissed', async () => {
  let dismissals = 0
  const onDismiss = () => void (dismissals += 1)
  await renderWithStore(<InviteGreeting sender={sender} onDismiss={onDismiss} />, {
    messageAreas: ['invites'],
  })
  expect(screen.getByRole('region', { name: 'Your invite' })).toHaveTextContent('Bo invited you. Say hello?')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismissals).toBe(1)
})
