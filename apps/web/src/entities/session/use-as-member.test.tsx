import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { confirmationDismissed, confirmationGiven, selectConfirmation } from './confirm-slice.ts'
import { selectIsAuthenticated, selectViewer } from './session-slice.ts'
import { selectSignUpPrompt } from './sign-up-prompt-slice.ts'
import { useAsMember } from './use-as-member.ts'

const ada = { id: '7', username: 'ada', full_name: 'Ada Moss', isLimitedLogin: true } as InitialUser

async function press(viewer: InitialUser | null, isAuthenticated = false) {
  const follow = vi.fn()
  function Follow() {
    const asMember = useAsMember('follow')
    return <button onClick={() => asMember(follow)}>Follow</button>
  }
  const { store } = await renderWithStore(<Follow />, {
    path: '/ben/?ref=1',
    transport: fakeServer({ 'auth.beginSession': { user_id: '7' } }).transport,
    requestContext: { isAuthenticated },
    pageData: { initialUser: viewer },
  })
  await userEvent.click(screen.getByRole('button'))
  return { store, follow, asked: () => selectConfirmation(store.getState()) }
}

it('C-6.03 what a limited login pressed is done once its password is given, on the same page', async () => {
  const { store, follow, asked } = await press(ada)
  await waitFor(() => expect(asked()).toEqual({ kind: 'limited-login' }))
  expect(follow).not.toHaveBeenCalled()
  act(() => void store.dispatch(confirmationGiven({ token: 'handshake' })))
  await waitFor(() => expect(follow).toHaveBeenCalledOnce())
  expect(selectIsAuthenticated(store.getState())).toBe(true)
  expect(selectViewer(store.getState())).toMatchObject({ isLimitedLogin: false })
  expect(selectSignUpPrompt(store.getState())).toBeNull()
})

it('a limited login that would rather not give its password does nothing', async () => {
  const { store, follow, asked } = await press(ada)
  await waitFor(() => expect(asked()).not.toBeNull())
  await act(async () => void store.dispatch(confirmationDismissed()))
  expect(follow).not.toHaveBeenCalled()
})

it('a member acts at once, a visitor is invited and comes back', async () => {
  const member = await press({ ...ada, isLimitedLogin: false }, true)
  expect(member.follow).toHaveBeenCalledOnce()
  document.body.replaceChildren()
  const visitor = await press(null)
  expect(visitor.follow).not.toHaveBeenCalled()
  expect(selectSignUpPrompt(visitor.store.getState())).toEqual({ reason: 'follow', next: '/ben/?ref=1' })
})
