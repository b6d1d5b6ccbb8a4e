import { membersOnly } from '../entities/session/sign-in-required.ts'
import { MessagesScreen } from '../features/messages/MessagesScreen.tsx'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['conversations']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'conversations'> }) => ({ title: t('conversations.title') })

/** All conversations of the member. */
export const Page = () => <MessagesScreen conversationId={null} />
