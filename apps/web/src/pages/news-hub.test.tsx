import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { browserLike } from '../test/browser-like.ts'
import { fakeServer } from '../test/fake-server.ts'
import { aPin, aUser } from '../test/pin-builders.ts'
import { renderWithStore } from '../test/render-with-store.tsx'
import { boardInvitesApi } from '../features/collaborate/board-invites-api.ts'
import { ownershipApi } from '../features/collaborate/ownership-api.ts'
import { settingsApi } from '../features/edit-settings/settings-api.ts'
import { notificationsApi } from '../features/notifications/notifications-api.ts'
import { type AppDispatch, makeStore } from '../shared/store/make-store.ts'
import { Page as Details } from './news_hub/[id].tsx'
import { Page } from './news_hub.tsx'

browserLike()

const asked: NotificationView = {
  id: '1',
  kind: 'follow_request',
  actor: aUser({ id: '7', full_name: 'Ben Bell' }),
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
  is_read: true,
  count: 1,
}

it.each([
  ['Approve', 'users.approveFollower'],
  ['Decline', 'users.declineFollower'],
] as const)('a request that is answered by %s is a notification no longer', async (label, name) => {
  let items = [asked]
  const answer = () => {
    items = []
    return { user_id: '7', is_follower: label === 'Approve' }
  }
  const server = fakeServer({
    'notifications.list': () => ({ data: { items, bookmark: null }, bookmark: null }),
    [name]: answer,
  })
  await renderWithStore(<Page />, { transport: server.transport, messageAreas: ['preferences', 'profile'] })
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label} .*Ben Bell`) }))
  await waitFor(() => expect(screen.queryByText(/Ben Bell/)).toBeNull())
  expect(server.askedFor(name)).toMatchObject([{ input: { user_id: '7' } }])
})

it('a new follower is followed back where the notification stands', async () => {
  const follower = {
    ...asked,
    kind: 'follow' as const,
    explicitly_followed_by_me: false,
    follow_requested_by_me: false,
  }
  const server = fakeServer({
    'notifications.list': { data: { items: [follower], bookmark: null }, bookmark: null },
    'users.follow': {
      user_id: '7',
      explicitly_followed_by_me: true,
      blocked_by_me: false,
      follow_requested_by_me: false,
      follower_count: 1,
    },
  })
  const messageAreas = ['preferences', 'profile', 'pins'] as const
  await renderWithStore(<Page />, {
    transport: server.transport,
    messageAreas,
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Ben Bell' }))
  expect(await screen.findByRole('button', { name: 'Following Ben Bell. Unfollow' })).toBeVisible()
  expect(server.askedFor('users.follow')).toMatchObject([{ input: { user_id: '7' } }])
})

it('a private follower who was asked already shows that the request waits', async () => {
  const follower = {
    ...asked,
    kind: 'follow' as const,
    explicitly_followed_by_me: false,
    follow_requested_by_me: true,
  }
  const server = fakeServer({
    'notifications.list': { data: { items: [follower], bookmark: null }, bookmark: null },
  })
  await renderWithStore(<Page />, {
    transport: server.transport,
    messageAreas: ['preferences', 'profile', 'pins'],
    requestContext: { isAuthenticated: true },
  })
  expect(await screen.findByRole('button', { name: /Ben Bell/ })).toHaveTextContent('Requested')
})

it('the pins of one notification are all there are, and no feed that ends', async () => {
  const details = {
    notification: { ...asked, kind: 'save' as const, count: 2 },
    pins: [aPin({ id: '5' }), aPin({ id: '6' })],
    people: [],
  }
  await renderWithStore(
    <Routes>
      <Route path="/news_hub/:id/" element={<Details />} />
    </Routes>,
    {
      transport: fakeServer({ 'notifications.details': details }).transport,
      path: '/news_hub/1/',
      messageAreas: ['preferences', 'profile', 'pins'],
      requestContext: { isAuthenticated: true },
    },
  )
  expect(await screen.findByRole('heading', { name: /saved 2 of your pins/ })).toBeVisible()
  expect(screen.queryByText('You’re all caught up')).toBeNull()
})

it.each([4, 120])(
  'what %i people did opens with the pin and the last of them, each to be followed',
  async (people_count) => {
    const names = ['Ben Bell', 'Cy Hart', 'Eve Lund', 'Fay Moss']
    const card = {
      follower_count: 3,
      pin_count: 1,
      is_private_profile: false,
      explicitly_followed_by_me: false,
      follow_requested_by_me: false,
      blocked_by_me: false,
    }
    const people = names.map((full_name, at) => ({ ...aUser({ id: `${at + 7}`, full_name }), ...card }))
    const [actor, ...other_actors] = people.slice(0, 3)
    const saved = { ...asked, kind: 'save' as const, actor: actor!, other_actors, people_count, pin_id: '9' }
    const server = fakeServer({
      'notifications.details': {
        notification: { ...saved, pin_image_url: 'http://site.test/75x75/a.jpg' },
        pins: [],
        people,
      },
    })
    await renderWithStore(
      <Routes>
        <Route path="/news_hub/:id/" element={<Details />} />
      </Routes>,
      {
        transport: server.transport,
        path: '/news_hub/1/',
        messageAreas: ['preferences', 'profile', 'pins'],
        requestContext: { isAuthenticated: true },
      },
    )
    expect(
      await screen.findByRole('heading', {
        name: `Ben Bell, Cy Hart, and ${people_count - 2} others saved your pin`,
      }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'View your pin' })).toHaveAttribute('href', '/pin/9/')
    for (const name of names) expect(screen.getByRole('button', { name: `Follow ${name}` })).toBeVisible()
    expect(screen.queryByText(/^and .* more$/)?.textContent).toBe(
      people_count === 4 ? undefined : 'and 116 more',
    )
  },
)

const person = { boardId: '7', userId: '12' }
const { acceptInvite, declineInvite, approveInvite, denyInvite } = boardInvitesApi.endpoints
const { cancelOffer, takeOver } = ownershipApi.endpoints

it.each([
  [
    'an accepted invitation',
    'boardInvites.accept',
    (dispatch: AppDispatch) => dispatch(acceptInvite.initiate({ ...person, invite: null })),
  ],
  [
    'a declined invitation',
    'boardInvites.decline',
    (dispatch: AppDispatch) => dispatch(declineInvite.initiate(person)),
  ],
  [
    'an approved request',
    'boardInvites.approve',
    (dispatch: AppDispatch) => dispatch(approveInvite.initiate({ ...person, kind: 'join_request' })),
  ],
  ['a denied request', 'boardInvites.deny', (dispatch: AppDispatch) => dispatch(denyInvite.initiate(person))],
  [
    'a refused offer',
    'boardOwnership.cancel',
    (dispatch: AppDispatch) => dispatch(cancelOffer.initiate({ boardId: '7' })),
  ],
  [
    'a board taken over',
    'boardOwnership.accept',
    (dispatch: AppDispatch) => dispatch(takeOver.initiate({ boardId: '7' })),
  ],
  [
    'a kind switched off',
    'settings.updateSiteNews',
    (dispatch: AppDispatch) => dispatch(settingsApi.endpoints.updateSiteNews.initiate({ saves: false })),
  ],
])('notifications are asked for anew after %s', async (_what, name, act) => {
  const server = fakeServer({
    'notifications.list': { data: { items: [asked], bookmark: null }, bookmark: null },
    [name]: { id: '7', owner: aUser(), collaborating_users: [] },
  })
  const store = makeStore({ transport: server.transport })
  const seen = store.dispatch(notificationsApi.endpoints.notifications.initiate({}))
  await seen
  await act(store.dispatch)
  await waitFor(() => expect(server.askedFor('notifications.list')).toHaveLength(2))
  seen.unsubscribe()
})
