import { useParams } from 'react-router-dom'
import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { MessagesScreen } from '../../features/messages/MessagesScreen.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['conversations']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'conversations'> }) => ({ title: t('conversations.title') })

/** One conversation. */
export function Page() {
  const { id = '' } = useParams()
  return <MessagesScreen conversationId={id} />
}
