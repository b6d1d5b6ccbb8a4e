import { messagesRoutes as routes } from '@tessera/api-types/messages/routes'
import type { ConversationMini, ConversationView } from '@tessera/api-types/messages/views'
import { unseenCounted } from '../../entities/conversations/conversations-slice.ts'
import {
  messageDeleted,
  messageReacted,
  newestMessagesRead,
  olderMessagesRead,
  selectSentIds,
} from '../../entities/conversations/messages-slice.ts'
import { remindUnverified } from '../../entities/session/remind-unverified.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

const conversations = (items: ConversationMini[]) => ({ conversations: items })

/** What was sent or came while the page was on its way is not gone because it is not on it. */
const newestRead = (conversation: ConversationView, stateBefore: unknown) => {
  const { id, messages, messages_bookmark: bookmark } = conversation
  const idsBefore = selectSentIds(stateBefore as RootState, id)
  return newestMessagesRead({ conversationId: id, messages, bookmark, idsBefore })
}

const TAGS = ['Conversations', 'Conversation', 'ContactRequests'] as const

/** Conversations and what is written in them. */
export const messagesApi = baseApi.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: (build) => ({
    conversations: build.infiniteQuery<IdPage, object, string | null>({
      ...pagedEndpoint(routes['conversations.list'], conversations, () => ({})),
      providesTags: ['Conversations'],
    }),
    conversation: build.query({
      ...endpoint(routes['conversations.get'], {
        entities: ({ messages: _kept, messages_bookmark: _known, ...mini }) => conversations([mini]),
        confirmed: (conversation, _ask, stateBefore) => newestRead(conversation, stateBefore),
      }),
      providesTags: (_answer, _error, { conversation_id: id }) => [{ type: 'Conversation', id }],
    }),
    conversationChanges: build.query(
      endpoint(routes['conversations.changes'], {
        confirmed: ({ conversations_unseen_count }) => unseenCounted(conversations_unseen_count),
      }),
    ),
    olderMessages: build.query(
      endpoint(routes['messages.list'], {
        confirmed: ({ items, bookmark }, { conversation_id }) =>
          olderMessagesRead({ conversationId: conversation_id, messages: items, bookmark }),
      }),
    ),
    createConversation: build.mutation(
      remindUnverified(
        endpoint(routes['conversations.create'], {
          entities: ({ messages: _kept, messages_bookmark: _known, ...mini }) => conversations([mini]),
          confirmed: (conversation, _ask, stateBefore) => newestRead(conversation, stateBefore),
        }),
      ),
    ),
    sendMessage: build.mutation(endpoint(routes['messages.send'])),
    deleteMessage: build.mutation(
      endpoint(routes['messages.delete'], {
        confirmed: (_none, { message_id }) => messageDeleted({ messageId: message_id }),
      }),
    ),
    reactToMessage: build.mutation(
      endpoint(routes['messages.react'], { confirmed: (reactions) => messageReacted(reactions) }),
    ),
    unreactToMessage: build.mutation(
      endpoint(routes['messages.unreact'], { confirmed: (reactions) => messageReacted(reactions) }),
    ),
  }),
})
