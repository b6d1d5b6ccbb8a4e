import type { RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { conversationOpened } from '../entities/conversations/conversation-ui-slice.ts'
import { dropdownToggled } from '../entities/conversations/message-opening.ts'
import { MessagesMount } from '../features/messages/MessagesMount.tsx'
import type { Transport } from '../shared/api/call.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import { fakeServer, page } from './fake-server.ts'
import { ada } from './message-builders.ts'
import { renderWithStore } from './render-with-store.tsx'

export const messagingViewer: InitialUser = {
  id: ada.id,
  username: ada.username,
  full_name: ada.full_name,
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
  should_show_messaging: true,
}

const EMPTY = {
  'conversations.list': page([]),
  'contactRequests.list': page([]),
  'shareSuggestions.list': [],
  'conversations.markRead': { conversations_unseen_count: 0 },
}

/** What a test may hold back. */
const HELD = ['messages.send', 'conversations.list']

type OpenMessages = RenderResult & {
  store: AppStore
  server: ReturnType<typeof fakeServer>
  user: UserEvent
}

type Options = { conversationId?: string; until?: Promise<void> }

/** The messages of Ada, as they lie over any page. */
export async function renderMessages(
  answers: Record<string, unknown>,
  { until }: Options = {},
): Promise<OpenMessages> {
  const server = fakeServer({ ...EMPTY, ...answers })
  const transport: Transport = async (route, ...rest) => {
    if (HELD.includes(route.name)) await until
    return server.transport(route, ...rest)
  }
  const view = await renderWithStore(<MessagesMount />, {
    transport,
    messageAreas: ['conversations', 'pins'],
    requestContext: { isAuthenticated: true },
    pageData: { initialUser: messagingViewer },
  })
  return { ...view, server, user: userEvent.setup() }
}

/** The same with the panel open: the list, or one conversation. */
export async function openMessages(
  answers: Record<string, unknown>,
  options: Options = {},
): Promise<OpenMessages> {
  const view = await renderMessages(answers, options)
  view.store.dispatch(dropdownToggled())
  if (options.conversationId) view.store.dispatch(conversationOpened(options.conversationId))
  return view
}
