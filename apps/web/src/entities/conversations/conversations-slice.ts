import type { ConversationMini } from '@tessera/api-types/messages/views'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { messageSent } from './messages-slice.ts'

type One = { conversationId: string }

const adapter = entityTable<ConversationMini>()

export const conversationsSlice = createSlice({
  name: 'conversations',
  initialState: adapter.getInitialState({ unseenCount: 0 }),
  reducers: {
    /** Conversations with something new in them, the badge of messages. */
    unseenCounted: (state, { payload }: PayloadAction<number>) => {
      state.unseenCount = payload
    },
    conversationRead: (state, { payload }: PayloadAction<One>) => {
      const conversation = state.entities[payload.conversationId]
      if (conversation) conversation.unread = 0
    },
    conversationLeft: (state, { payload }: PayloadAction<One>) =>
      adapter.removeOne(state, payload.conversationId),
  },
  extraReducers: (builder) =>
    builder
      .addCase(entitiesReceived, (state, { payload }) =>
        adapter.upsertMany(state, (payload.conversations ?? []) as ConversationMini[]),
      )
      .addCase(messageSent, (state, { payload: { message } }) => {
        const conversation = state.entities[message.conversation_id]
        if (!conversation) return
        conversation.last_message = message
        conversation.position = Math.max(conversation.position, message.created_ms)
      }),
  selectors: {
    selectConversation: (state, id: string): ConversationMini | undefined => state.entities[id],
    selectUnseenCount: (state) => state.unseenCount,
    /** The newest first; contact requests have a list of their own. */
    selectInbox: createSelector(
      [({ entities }: { entities: Record<string, ConversationMini> }) => entities],
      (entities) =>
        Object.values(entities)
          .filter(({ is_contact_request }) => !is_contact_request)
          .sort((a, b) => b.position - a.position),
    ),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof conversationsSlice> {}
}

export const { unseenCounted, conversationRead, conversationLeft } = conversationsSlice.actions
export const { selectConversation, selectUnseenCount, selectInbox } =
  conversationsSlice.injectInto(rootReducer).selectors
