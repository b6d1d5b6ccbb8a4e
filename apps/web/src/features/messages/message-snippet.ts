import type { MessageMini } from '@tessera/api-types/messages/views'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

const SENT: Record<NonNullable<MessageMini['attachment_type']>, MessageKey<'conversations'>> = {
  pin: 'conversations.sentPin',
  board: 'conversations.sentBoard',
  user: 'conversations.sentUser',
}

/** A message in one line: its words, or what was sent without any. */
export function messageSnippet(
  { text, sender, attachment_type }: Pick<MessageMini, 'text' | 'sender' | 'attachment_type'>,
  viewerId: string,
  t: Translate<'conversations'>,
): string {
  const isMine = sender.id === viewerId
  if (text !== '') return isMine ? t('conversations.mine', { text }) : text
  return attachment_type === null ? '' : t(SENT[attachment_type], { isMine: String(isMine) })
}
