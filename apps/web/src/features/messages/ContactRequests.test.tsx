import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { aContactRequest, aConversation, anOpenConversation } from '../../test/message-builders.ts'
import { messagingViewer, openMessages } from '../../test/open-messages.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

browserLike()

describe('contact requests', () => {
  const request = aContactRequest()
  const answers = { 'contactRequests.list': page([request]) }
  const shown = async (more: Record<string, unknown> = {}) => {
    const view = await openMessages({ ...answers, ...more })
    await screen.findByRole('heading', { name: 'Message requests' })
    return view
  }

  it('C-3.49 C-7.55 stand above the conversations', async () => {
    await shown()
    const section = screen.getByRole('region', { name: 'Message requests' })
    expect(within(section).getByRole('link', { name: /Bo Lind/ })).toBeInTheDocument()
  })

  it('C-2.38 one is blocked after a question, and the toast takes it back', async () => {
    const blocked = { ...request, hasBlocked: true }
    const { user, store, server } = await shown({
      'contactRequests.block': blocked,
      'contactRequests.restore': request,
    })
    await user.click(screen.getByRole('button', { name: 'Block Bo Lind' }))
    expect(screen.getByRole('heading', { name: 'Block Bo Lind?' })).toBeInTheDocument()
    expect(server.askedFor('contactRequests.block')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(screen.queryByText('Message requests')).toBeNull())
    const [toast] = selectToasts(store.getState())
    expect(toast?.text).toBe('You blocked Bo Lind')
    store.dispatch(toast!.undo!)
    expect(await screen.findByText('Message requests')).toBeInTheDocument()
  })

  it('C-4.44 one is declined at once, and waits again when that is refused', async () => {
    const { user } = await shown({ 'contactRequests.decline': refusal(500) })
    await user.click(screen.getByRole('button', { name: 'Decline Bo Lind’s message request' }))
    await waitFor(() => expect(screen.getByText('Message requests')).toBeInTheDocument())
  })

  it('one that is accepted is a conversation', async () => {
    const { user } = await shown({
      'contactRequests.accept': { ...request, conversation: aConversation() },
      'conversations.get': anOpenConversation(),
    })
    await user.click(screen.getByRole('button', { name: 'Accept Bo Lind’s message request' }))
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveFocus()
  })

  it('one that is accepted on the page of messages is opened there, too', async () => {
    const { transport } = fakeServer({
      'conversations.list': page([]),
      ...answers,
      'contactRequests.accept': { ...request, conversation: aConversation() },
      'conversations.get': anOpenConversation(),
      'conversations.markRead': { conversations_unseen_count: 0 },
    })
    await renderWithStore(
      <Routes>
        <Route path="/messages" element={<MessagesScreen conversationId={null} />} />
        <Route path="/messages/61" element={<MessagesScreen conversationId="61" />} />
      </Routes>,
      {
        path: '/messages/',
        transport,
        messageAreas: ['conversations', 'pins'],
        requestContext: { isAuthenticated: true },
        pageData: { initialUser: messagingViewer },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Bo Lind’s message request' }))
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toHaveFocus()
  })

  it('the focus stays in the list once one is declined', async () => {
    const other = aContactRequest({ id: '62' })
    const { user } = await openMessages({
      'contactRequests.list': page([request, other]),
      'contactRequests.decline': { ...request, hasDeclined: true },
    })
    const [first] = await screen.findAllByRole('button', { name: 'Decline Bo Lind’s message request' })
    await user.click(first!)
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Decline Bo Lind’s message request' })).toHaveLength(1),
    )
    expect(document.body).not.toHaveFocus()
  })

  it('one that is open asks for an answer instead of words', async () => {
    const waiting = anOpenConversation({ is_contact_request: true })
    await openMessages({ ...answers, 'conversations.get': waiting }, { conversationId: '61' })
    expect(await screen.findByText('Bo Lind wants to message you')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull()
  })

  it('say when they do not load', async () => {
    await openMessages({ 'contactRequests.list': refusal(503) })
    expect(await screen.findByText('Couldn’t load your message requests.')).toBeInTheDocument()
  })
})
