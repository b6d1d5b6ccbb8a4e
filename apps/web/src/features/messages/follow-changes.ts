import { selectConversation } from '../../entities/conversations/conversations-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { messagesApi } from './messages-api.ts'

const ANEW = { subscribe: false, forceRefetch: true } as const

/** Asks what moved last, and reads again only what is shown and differs from what is here. */
export async function followChanges({ dispatch, getState }: AppStore): Promise<void> {
  const { data } = await dispatch(messagesApi.endpoints.conversationChanges.initiate({}, ANEW))
  const moved = (data?.conversations ?? []).filter(({ id, last_message_id, unread }) => {
    const here = selectConversation(getState(), id)
    return here?.unread !== unread || (here.last_message?.id ?? null) !== last_message_id
  })
  if (moved.length === 0) return
  const opened = moved.map(({ id }) => ({ type: 'Conversation' as const, id }))
  dispatch(messagesApi.util.invalidateTags(['Conversations', 'ContactRequests', ...opened]))
}
