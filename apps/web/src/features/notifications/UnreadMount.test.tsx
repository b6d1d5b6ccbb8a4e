import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { Transport } from '../../shared/api/call.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { UnreadMount } from './UnreadMount.tsx'

async function show(isLimitedLogin: boolean) {
  const called: string[] = []
  const transport: Transport = ({ name }) => {
    called.push(name)
    return Promise.resolve({ data: { unread_count: 2, conversations_unseen_count: 0 } })
  }
  const initialUser = { id: '7', username: 'ada', full_name: 'Ada Moss', isLimitedLogin } as InitialUser
  await renderWithStore(<UnreadMount />, {
    transport,
    messageAreas: ['preferences'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser },
  })
  return called
}

it('the bell tells a member how much is new', async () => {
  await show(false)
  expect(await screen.findByText('2 new notifications')).toBeInTheDocument()
})

it('who comes back to the page is told what is new since', async () => {
  const called = await show(false)
  await screen.findByText('2 new notifications')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(called).toHaveLength(2))
  expect(new Set(called).size).toBe(1)
})

it('a limited login, which may not read its notifications, is not asked for a password by the bell', async () => {
  expect(await show(true)).toEqual([])
})
