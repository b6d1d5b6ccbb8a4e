import type { ContactRequestView } from '@tessera/api-types/messages/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { personName } from './conversation-name.ts'
import { contactRequestsApi } from './contact-requests-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { answerTakenBack } from './undo-steps.ts'

type Answered = Promise<{ error?: unknown }>

/** How a member responds to a contact request; each response but accepting can be undone. */
export function useAnswerRequest({ id, sender }: ContactRequestView) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const [accept, accepting] = contactRequestsApi.useAcceptRequestMutation()
  const [decline, declining] = contactRequestsApi.useDeclineRequestMutation()
  const [block, blocking] = contactRequestsApi.useBlockRequestMutation()
  const ask = { contact_request_id: id }

  const tell = async (answered: Answered, text?: string): Promise<boolean> => {
    const { error } = await answered
    if (error) {
      const reason = errorText(error, t)
      dispatch(toastShown({ text: t('conversations.failedAction', { reason }), tone: 'error' }))
    } else if (text) dispatch(toastShown({ text, undo: answerTakenBack(id) }))
    return !error
  }
  const name = personName(sender, t)
  return {
    name,
    accept: () => tell(accept(ask)),
    decline: () => tell(decline(ask), t('conversations.declined', { name })),
    block: () => tell(block(ask), t('conversations.blocked', { name })),
    isBusy: accepting.isLoading || declining.isLoading || blocking.isLoading,
  }
}
