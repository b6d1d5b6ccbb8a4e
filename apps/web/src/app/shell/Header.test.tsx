import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { selectConversationUi } from '../../entities/conversations/conversation-ui-slice.ts'
import { viewportRested } from '../../entities/session/viewport-slice.ts'
import { settingsApi } from '../../features/edit-settings/settings-api.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Header } from './Header.tsx'

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('C-1.24 a visitor is offered to log in and to sign up, a member the own places', async () => {
  const { unmount } = await renderWithStore(<Header />)
  expect(ways()).toEqual(expect.arrayContaining(['/login/', '/signup/']))
  unmount()
  const ada: InitialUser = {
    id: '11',
    username: 'ada',
    full_name: 'Ada Moss',
    first_name: 'Ada',
    image_medium_url: null,
    is_partner: false,
  }
  await renderWithStore(<Header />, {
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: ada },
  })
  expect(ways()).not.toContain('/login/')
  expect(ways()).not.toContain('/signup/')
  expect(screen.getByRole('button', { name: /account/i })).toBeInTheDocument()
})

it('every entry of the account menu has an icon', async () => {
  await renderWithStore(<Header />, {
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: messagingViewer },
  })
  await userEvent.click(screen.getByRole('button', { name: /account/i }))
  await screen.findByRole('menuitem', { name: 'Log out' })
  const entries = [...document.querySelectorAll('[role^=menuitem]')]
  const bare = entries.filter((entry) => entry.querySelector('svg') === null)
  expect(bare.map(({ textContent }) => textContent)).toEqual([])
})

it('messages stand in the header of members who want them, at once when the choice is changed', async () => {
  const settings = fakeServer({ 'settings.updateMessages': { should_show_messaging: false } })
  const { store } = await renderWithStore(<Header />, {
    transport: settings.transport,
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: messagingViewer },
  })
  expect(ways()).toContain('/messages/')
  const { updateMessages } = settingsApi.endpoints
  await store.dispatch(updateMessages.initiate({ should_show_messaging: false }))
  await waitFor(() => expect(ways()).not.toContain('/messages/'))
})

it('C-4.07 a press opens and closes the messages on a wide screen, and leads to them on a phone', async () => {
  const user = userEvent.setup()
  const { store } = await renderWithStore(<Header />, {
    requestContext: { isAuthenticated: true, loginState: 1 },
    pageData: { initialUser: messagingViewer },
  })
  const isOpen = () => selectConversationUi(store.getState()).isDropdownOpen
  const press = () => user.click(screen.getByRole('link', { name: 'Messages' }))
  store.dispatch(viewportRested({ size: 'lg', breakpoint: 'lg' }))
  await press()
  expect(isOpen()).toBe(true)
  await press()
  expect(isOpen()).toBe(false)
  store.dispatch(viewportRested({ size: 'sm', breakpoint: 'xs' }))
  await press()
  expect(isOpen()).toBe(false)
})
