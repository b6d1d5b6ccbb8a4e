import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectConversationUi } from '../../entities/conversations/conversation-ui-slice.ts'
import { attachedPin } from '../../entities/pins/attached-pin.ts'
import { PinCard } from '../../entities/pins/PinCard.tsx'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MessagesMount } from './MessagesMount.tsx'

browserLike()

const noActions = () => null
const button = { name: 'Share this pin' }

const shown = (isMember: boolean) =>
  renderWithStore(
    <>
      <PinCard pin={aPin()} actionsOf={noActions} />
      <MessagesMount />
    </>,
    {
      transport: fakeServer({ 'shareSuggestions.list': [] }).transport,
      requestContext: { isAuthenticated: isMember },
      pageData: { initialUser: isMember ? messagingViewer : null },
      messageAreas: ['pins'],
    },
  )

it('C-4.08 the pin of a card is what the new message carries', async () => {
  const { store } = await shown(true)
  await userEvent.setup().click(await screen.findByRole('button', button))
  expect(selectConversationUi(store.getState()).newMessage?.attached).toEqual(attachedPin(aPin()))
})

it('a card of a visitor is sent to nobody', async () => {
  await shown(false)
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(screen.queryByRole('button', button)).toBeNull()
})
