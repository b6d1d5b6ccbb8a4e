import { messagesRoutes as routes } from '@tessera/api-types/messages/routes'
import type { ConversationMini } from '@tessera/api-types/messages/views'
import { conversationLeft, unseenCounted } from '../../entities/conversations/conversations-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const one = (item: ConversationMini) => ({ conversations: [item] })

/** What is done to a conversation as a whole. */
export const conversationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    markConversationRead: build.mutation(
      endpoint(routes['conversations.markRead'], {
        confirmed: ({ conversations_unseen_count }) => unseenCounted(conversations_unseen_count),
      }),
    ),
    renameConversation: build.mutation(endpoint(routes['conversations.rename'], { entities: one })),
    addPeople: build.mutation(endpoint(routes['conversations.addPeople'], { entities: one })),
    leaveConversation: build.mutation(
      endpoint(routes['conversations.leave'], {
        confirmed: (_none, { conversation_id }) => conversationLeft({ conversationId: conversation_id }),
      }),
    ),
    restoreConversation: build.mutation(endpoint(routes['conversations.restore'], { entities: one })),
  }),
})
