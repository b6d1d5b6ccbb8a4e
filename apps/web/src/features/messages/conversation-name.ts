import type { ConversationMini, ConversationPerson } from '@tessera/api-types/messages/views'
import type { Translate } from '../../shared/i18n/translator.ts'

type Named = Pick<ConversationMini, 'name' | 'users' | 'emails'>

/** A person who left the site has no name. */
export const personName = (
  { full_name }: Pick<ConversationPerson, 'full_name'>,
  t: Translate<'conversations'>,
): string => full_name || t('conversations.gone')

export const othersOf = <P extends { id: string }>(users: readonly P[], viewerId: string): P[] =>
  users.filter(({ id }) => id !== viewerId)

/** What a conversation is called: its own name, or those of the others in it. */
export function conversationName(
  { name, users, emails }: Named,
  viewerId: string,
  t: Translate<'conversations'>,
): string {
  if (name) return name
  const names = othersOf(users, viewerId).map((person) => personName(person, t))
  return [...names, ...emails].join(', ') || t('conversations.yourself')
}
