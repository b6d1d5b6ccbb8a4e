import type { MessageView } from '@tessera/api-types/messages/views'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { compareIds, inOrder, TEMP_MESSAGE } from './message-order.ts'

/** A message that is on its way. // spec 000 §3 */
export type TempMessage = Omit<MessageView, 'type'> & { type: typeof TEMP_MESSAGE }
export type AnyMessage = MessageView | TempMessage

type MessagePage = { conversationId: string; messages: MessageView[]; bookmark: string | null }
/** The newest page, and the messages that were here when it was asked for. */
type NewestPage = MessagePage & { idsBefore: readonly string[] }
type Reactions = Pick<MessageView, 'id' | 'reaction_counts' | 'reaction_by_me'>

const adapter = entityTable<AnyMessage>()

type Listings = {
  /** Where the messages before those here begin; null where there are none. By conversation. */
  older: Record<string, string | null>
}

/** What the newest page would hold if it still stood; a page that nothing comes before reaches to the first message. */
function goneFrom({ messages, bookmark, idsBefore }: NewestPage): string[] {
  const ids = messages.map(({ id }) => id).sort(compareIds)
  const [first = ''] = bookmark === null ? [] : ids
  return idsBefore.filter((id) => compareIds(id, first) >= 0 && !ids.includes(id))
}

const ofConversation = (entities: Record<string, AnyMessage>, id: string) =>
  Object.values(entities).filter(({ conversation_id }) => conversation_id === id)

export const messagesSlice = createSlice({
  name: 'messages',
  initialState: adapter.getInitialState<Listings>({ older: {} }),
  reducers: {
    /** The newest page. What is here stays, unless there may be a gap between the two. */
    newestMessagesRead: (state, { payload }: PayloadAction<NewestPage>) => {
      const { conversationId, messages, bookmark, idsBefore } = payload
      const isJoined = messages.some(({ id }) => idsBefore.includes(id))
      if (!isJoined || bookmark === null) state.older[conversationId] = bookmark
      adapter.removeMany(state, isJoined ? goneFrom(payload) : idsBefore)
      adapter.upsertMany(state, messages)
    },
    olderMessagesRead: (state, { payload }: PayloadAction<MessagePage>) => {
      adapter.upsertMany(state, payload.messages)
      state.older[payload.conversationId] = payload.bookmark
    },
    messageSending: (state, { payload }: PayloadAction<TempMessage>) => adapter.upsertOne(state, payload),
    messageSent: (state, { payload }: PayloadAction<{ tempId: string; message: MessageView }>) => {
      adapter.removeOne(state, payload.tempId)
      adapter.upsertOne(state, payload.message)
    },
    messageRefused: (state, { payload }: PayloadAction<{ tempId: string }>) =>
      adapter.removeOne(state, payload.tempId),
    messageDeleted: (state, { payload }: PayloadAction<{ messageId: string }>) =>
      adapter.removeOne(state, payload.messageId),
    messageReacted: (state, { payload: { id, ...changes } }: PayloadAction<Reactions>) =>
      adapter.updateOne(state, { id, changes }),
  },
  selectors: {
    selectMessages: createSelector(
      [
        ({ entities }: { entities: Record<string, AnyMessage> }) => entities,
        (_state: unknown, conversationId: string) => conversationId,
      ],
      (entities, conversationId): AnyMessage[] => inOrder(ofConversation(entities, conversationId)),
    ),
    /** The messages that are no longer on their way. */
    selectSentIds: (state, conversationId: string): string[] =>
      ofConversation(state.entities, conversationId).flatMap(({ id, type }) =>
        type === TEMP_MESSAGE ? [] : [id],
      ),
    selectOlderBookmark: (state, conversationId: string): string | null =>
      state.older[conversationId] ?? null,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof messagesSlice> {}
}

export const {
  newestMessagesRead,
  olderMessagesRead,
  messageSending,
  messageSent,
  messageRefused,
  messageDeleted,
  messageReacted,
} = messagesSlice.actions
export const { selectMessages, selectSentIds, selectOlderBookmark } =
  messagesSlice.injectInto(rootReducer).selectors
