import { useState } from 'react'
import type { AnyMessage } from '../../entities/conversations/messages-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { personName } from './conversation-name.ts'
import { messageSnippet } from './message-snippet.ts'

type Props = { messages: readonly AnyMessage[]; viewerId: string }

/** Tells those who cannot see it what others wrote since the conversation was opened. */
export function ArrivedNote({ messages, viewerId }: Props) {
  const t = useT<'conversations'>()
  const newest = messages.findLast(({ sender }) => sender.id !== viewerId)
  const [firstId] = useState(newest?.id)
  const hasArrived = newest !== undefined && newest.id !== firstId
  return (
    <VisuallyHidden>
      <span role="status">
        {hasArrived &&
          t('conversations.arrived', {
            name: personName(newest.sender, t),
            text: messageSnippet(newest, viewerId, t),
          })}
      </span>
    </VisuallyHidden>
  )
}
