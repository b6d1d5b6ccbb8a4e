import type { MessageView } from '@tessera/api-types/messages/views'
import { TEMP_MESSAGE } from '../../entities/conversations/message-order.ts'
import {
  messageRefused,
  messageSending,
  messageSent,
  type TempMessage,
} from '../../entities/conversations/messages-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { once } from '../../shared/api/sending-once.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { now } from '../../shared/browser/clock.ts'
import { newUuid } from '../../shared/browser/random.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { messagesApi } from './messages-api.ts'

export type MessageDraft = { conversationId: string; text: string }

function pending({ conversationId, text }: MessageDraft, store: AppStore): TempMessage {
  const viewer = selectViewer(store.getState())
  const at = now()
  return {
    id: newUuid(),
    type: TEMP_MESSAGE,
    conversation_id: conversationId,
    text,
    sender: {
      id: viewer?.id ?? '',
      type: 'user',
      username: viewer?.username ?? '',
      full_name: viewer?.full_name ?? '',
      image_small_url: viewer?.image_small_url ?? null,
      image_medium_url: viewer?.image_medium_url ?? null,
      is_verified_merchant: false,
      is_deactivated: false,
    },
    created_at: new Date(at).toISOString(),
    created_ms: at,
    attachment_type: null,
    pin: null,
    board: null,
    user: null,
    sent_url: null,
    reaction_counts: [],
    reaction_by_me: 0,
    abilities: { can_delete: false },
  }
}

/** Shows the message at once; what was refused is removed again and reported to the caller. // spec 000 §8 */
export async function sendMessage(draft: MessageDraft, store: AppStore, t: Translate): Promise<MessageView> {
  const temp = pending(draft, store)
  const tempId = temp.id
  store.dispatch(messageSending(temp))
  const ask = { conversation_id: draft.conversationId, text: draft.text, source: 'conversation' }
  const { data, error } = await once(store.dispatch)(
    messagesApi.endpoints.sendMessage.initiate(ask, { track: false }),
  )
  if (data) store.dispatch(messageSent({ tempId, message: data }))
  else store.dispatch(messageRefused({ tempId }))
  if (!data) throw new Error(errorText(error, t))
  return data
}
