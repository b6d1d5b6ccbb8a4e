import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { selectConversationUi } from '../conversations/conversation-ui-slice.ts'
import { attachedPin } from './attached-pin.ts'
import { SendPinButton } from './SendPinButton.tsx'

const member = {
  requestContext: { isAuthenticated: true },
  pageData: { initialUser: messagingViewer },
  messageAreas: ['pins'] as const,
}

it('C-4.08 the pin of a card is what the new message carries', async () => {
  const { store } = await renderWithStore(<SendPinButton pin={aPin()} />, member)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Share this pin' }))
  expect(selectConversationUi(store.getState()).newMessage?.attached).toEqual(attachedPin(aPin()))
})

it('a served page has none, since its browser holds no messages yet', async () => {
  const served = { html: '?' }
  const beforeLife = (page: HTMLElement) => void (served.html = page.innerHTML)
  await renderWithStore(<SendPinButton pin={aPin()} />, { ...member, beforeLife })
  expect(served.html).toBe('')
})

it('a visitor has none', async () => {
  await renderWithStore(<SendPinButton pin={aPin()} />, { messageAreas: ['pins'] })
  expect(screen.queryByRole('button')).toBeNull()
})
