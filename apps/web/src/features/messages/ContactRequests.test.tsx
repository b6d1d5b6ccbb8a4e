import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { page, refusal } from '../../test/fake-server.ts'
import { aContactRequest, aConversation, anOpenConversation } from '../../test/message-builders.ts'
import { openMessages } from '../../test/open-messages.tsx'

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
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeInTheDocument()
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
