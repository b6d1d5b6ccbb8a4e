import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { Transport } from '../../shared/api/call.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { notificationsApi } from './notifications-api.ts'
import { UnreadMount } from './UnreadMount.tsx'

async function show(isLimitedLogin: boolean) {
  const called: string[] = []
  let unread = 2
  const transport: Transport = ({ name }) => {
    called.push(name)
    if (name === 'notifications.markRead') unread = 0
    return Promise.resolve({ data: { unread_count: unread, conversations_unseen_count: 3 } })
  }
  const initialUser = { id: '7', username: 'ada', full_name: 'Ada Moss', isLimitedLogin } as InitialUser
  const { store } = await renderWithStore(<UnreadMount />, {
    transport,
    messageAreas: ['preferences'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser },
  })
  return { called, store }
}

it('the bell tells a member how much is new', async () => {
  await show(false)
  expect(await screen.findByText('2 new notifications')).toBeInTheDocument()
})

it('what was looked at is no longer told by the bell', async () => {
  const { store } = await show(false)
  await screen.findByText('2 new notifications')
  await act(() => store.dispatch(notificationsApi.endpoints.markNotificationsRead.initiate({})))
  await waitFor(() => expect(screen.queryByText('2 new notifications')).toBeNull())
})

it('with the bell come the conversations that have news', async () => {
  const { store } = await show(false)
  await screen.findByText('2 new notifications')
  expect(store.getState().conversations?.unseenCount).toBe(3)
})

it('who comes back to the page is told what is new since', async () => {
  const { called } = await show(false)
  await screen.findByText('2 new notifications')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(called).toHaveLength(2))
  expect(new Set(called).size).toBe(1)
})

it('a limited login, which may not read its notifications, is not asked for a password by the bell', async () => {
  expect((await show(true)).called).toEqual([])
})
