import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SentPinView } from '@tessera/api-types/messages/views'
import { selectConversationUi } from '../../entities/conversations/conversation-ui-slice.ts'
import { selectSignUpPrompt } from '../../entities/session/sign-up-prompt-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SentBanner } from './closeup/SentBanner.tsx'

browserLike()

const bo = aUser({ id: '12', username: 'bo', full_name: 'Bo Lind' })
const sent: SentPinView = {
  pin_id: '1',
  sender: bo,
  text: 'For your kitchen',
  created_at: '2026-01-02T03:04:05.000Z',
  conversation_id: null,
}

async function shown(answer: unknown, isMember: boolean) {
  const server = fakeServer({ 'messages.sentPin': answer })
  const view = await renderWithStore(<SentBanner pinId="1" sentKey="key" />, {
    transport: server.transport,
    path: '/pin/1/sent/?message=key',
    messageAreas: ['pins', 'closeup'],
    entities: { pins: [aPinView()] },
    requestContext: { isAuthenticated: isMember },
    pageData: { initialUser: isMember ? messagingViewer : null },
  })
  return { ...view, server, user: userEvent.setup() }
}

describe('the page of a sent pin', () => {
  it('C-2.16 says who sent it and with which words, and lets one save and answer', async () => {
    const { server } = await shown({ ...sent, conversation_id: '61' }, true)
    const banner = await screen.findByRole('region', { name: 'Sent to you' })
    expect(banner).toHaveTextContent('Bo Lind sent you this pin')
    expect(banner).toHaveTextContent('For your kitchen')
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', '/messages/61/')
    expect(server.calls[0]?.input).toEqual({ pin_id: '1', sent_key: 'key' })
  })

  it('C-2.16 a member outside of the conversation answers by a new message', async () => {
    const { user, store } = await shown(sent, true)
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    expect(selectConversationUi(store.getState()).newMessage?.people).toEqual([bo])
  })

  it('C-2.16 invites a visitor to sign up, and to come back', async () => {
    const { user, store } = await shown(sent, false)
    const next = encodeURIComponent('/pin/1/sent/?message=key')
    const link = await screen.findByRole('link', { name: 'Sign up' })
    expect(link).toHaveAttribute('href', `/signup/?next=${next}`)
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    expect(selectSignUpPrompt(store.getState())).toEqual({
      reason: 'message',
      next: '/pin/1/sent/?message=key',
    })
  })

  it('is the pin alone where nobody knows the key', async () => {
    const { server } = await shown(refusal(404), true)
    await expect.poll(() => server.calls).toHaveLength(1)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
