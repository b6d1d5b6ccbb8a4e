import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { FollowUserButton } from './FollowUserButton.tsx'

async function unfollow(board_follows_ended: number) {
  const tie = { user_id: '11', explicitly_followed_by_me: false, blocked_by_me: false }
  const server = fakeServer({
    'users.unfollow': { ...tie, follow_requested_by_me: false, follower_count: 4, board_follows_ended },
  })
  const { store } = await renderWithStore(<FollowUserButton userId="11" />, {
    transport: server.transport,
    messageAreas: ['pins'],
    entities: { users: [{ ...aUser(), full_name: 'Ada Moss', explicitly_followed_by_me: true }] },
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Following Ada Moss. Unfollow' }))
  await screen.findByRole('button', { name: 'Follow Ada Moss' })
  await waitFor(() => expect(server.askedFor('users.unfollow')).toHaveLength(1))
  return () => selectToasts(store.getState()).map(({ text }) => text)
}

it('C-4.43 who unfollows a person is told that follows of single boards ended', async () => {
  const texts = await unfollow(2)
  await waitFor(() => expect(texts()).toEqual(['You also stopped following 2 boards by Ada Moss']))
})

it('without such follows nothing is said', async () => {
  expect((await unfollow(0))()).toEqual([])
})
