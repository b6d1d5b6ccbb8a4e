import type { ConversationView } from '@tessera/api-types/messages/views'
import { useState } from 'react'
import type { Attached } from '../../entities/conversations/message-opening.ts'
import { shareSuggestionsCleared } from '../../entities/share-suggestions/share-suggestions-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { messagesApi } from './messages-api.ts'
import { type Chosen, invitedOf } from './people-options.ts'
import { errorText } from '../../shared/api/error-text.ts'

type Draft = { chosen: readonly Chosen[]; text: string; attached: Attached | null }

const { createConversation } = messagesApi.endpoints

/** Begins a conversation, or opens the one with the same people; returns an error text. */
export function useCreateConversation(onSent: (conversation: ConversationView) => void) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async ({ chosen, text, attached }: Draft) => {
    setIsSending(true)
    setFault(null)
    const ask = {
      ...invitedOf(chosen),
      text: text.trim(),
      ...(attached && { [attached.type]: attached.id }),
      client_tracking_params: attached?.trackingParams,
      source: attached ? 'share' : 'new_message',
    }
    const { data, error } = await dispatch(createConversation.initiate(ask, { track: false }))
    setIsSending(false)
    if (!data) return setFault(errorText(error, t))
    dispatch(messagesApi.util.invalidateTags(['Conversations']))
    // Whom one wrote to last comes first the next time.
    dispatch(shareSuggestionsCleared())
    onSent(data)
  }
  return { send, fault, isSending }
}
