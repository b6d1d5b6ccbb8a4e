import type { ContactRequestView } from '@tessera/api-types/messages/views'
import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { BlockRequestModal } from './BlockRequestModal.tsx'
import styles from './ContactRequests.module.css'
import { useAnswerRequest } from './use-answer-request.ts'

type Props = {
  request: ContactRequestView
  onAccepted?: () => void
  /** It was put away, one way or the other. */
  onGone?: () => void
}

/** Yes, no, and never again. */
export function RequestAnswers({ request, onAccepted, onGone }: Props) {
  const t = useT<'conversations'>()
  const [isAsking, setIsAsking] = useState(false)
  const { name, accept, decline, block, isBusy } = useAnswerRequest(request)
  const handleAccept = async () => (await accept()) && onAccepted?.()
  const handleDecline = async () => (await decline()) && onGone?.()
  const handleBlock = async () => {
    const isDone = await block()
    setIsAsking(false)
    if (isDone) onGone?.()
  }
  return (
    <div className={styles.answers}>
      <Button
        tone="primary"
        disabled={isBusy}
        aria-label={t('conversations.acceptNamed', { name })}
        onClick={() => void handleAccept()}
      >
        {t('conversations.accept')}
      </Button>
      <Button
        disabled={isBusy}
        aria-label={t('conversations.declineNamed', { name })}
        onClick={() => void handleDecline()}
      >
        {t('conversations.decline')}
      </Button>
      <Button
        tone="plain"
        disabled={isBusy}
        aria-label={t('conversations.blockNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('conversations.block')}
      </Button>
      {isAsking && (
        <BlockRequestModal
          name={name}
          isBusy={isBusy}
          onBlock={() => void handleBlock()}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
