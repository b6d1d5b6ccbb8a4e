import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { NotificationList } from './NotificationList.tsx'

browserLike()

const asked: NotificationView = {
  id: '1',
  kind: 'follow_request',
  actor: aUser(),
  other_actors: [],
  people_count: 1,
  explicitly_followed_by_me: null,
  follow_requested_by_me: null,
  comment_text: null,
  pin_id: null,
  pin_image_url: null,
  board: null,
  business: null,
  price: null,
  reaction_type: null,
  created_at: '2026-01-01T00:00:00.000Z',
  is_read: false,
  count: 1,
}

async function show(items: NotificationView[]) {
  const server = fakeServer({
    'notifications.list': { data: { items, bookmark: null }, bookmark: null },
    'notifications.markRead': { unread_count: 0 },
  })
  await renderWithStore(<NotificationList actionsOf={({ kind }) => <p>Answer the {kind}</p>} />, {
    transport: server.transport,
    messageAreas: ['preferences'],
  })
  return server
}

it('looking marks what is new as read, and shows still what was new', async () => {
  const server = await show([asked])
  await waitFor(() =>
    expect(server.askedFor('notifications.markRead')).toMatchObject([{ input: { up_to: asked.id } }]),
  )
  expect(screen.getByText('New')).toBeInTheDocument()
  expect(server.askedFor('notifications.list')).toHaveLength(1)
})

it('a notification can be acted on where it stands', async () => {
  await show([asked])
  expect(await screen.findByText('Answer the follow_request')).toBeInTheDocument()
})

it('earlier ones come when more are asked for', async () => {
  const server = fakeServer({
    'notifications.list': ({ bookmark }: { bookmark?: string | null }) =>
      page([{ ...asked, id: bookmark ?? '1', is_read: true }], bookmark ? null : '2'),
  })
  await renderWithStore(<NotificationList actionsOf={({ id }) => <p>Number {id}</p>} />, {
    transport: server.transport,
    messageAreas: ['preferences'],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Number 2')).toBeInTheDocument()
  expect(screen.getByText('Number 1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('nothing is marked where nothing is new', async () => {
  const server = await show([{ ...asked, is_read: true }])
  await screen.findByText('Answer the follow_request')
  expect(server.askedFor('notifications.markRead')).toEqual([])
})
