import type { ConversationMini } from '@tessera/api-types/messages/views'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { othersOf, personName } from './conversation-name.ts'
import styles from './ConversationAvatars.module.css'

type Props = { conversation: Pick<ConversationMini, 'users' | 'emails'>; size: number }

const IN_FRONT = 0.68

/** The face of the other one; of a group two, one behind the other. */
export function ConversationAvatars({ conversation: { users, emails }, size }: Props) {
  const t = useT<'conversations'>()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const others = othersOf(users, viewerId)
  const faces = [
    ...others.map((one) => ({ id: one.id, name: personName(one, t), imageUrl: one.image_medium_url })),
    ...emails.map((email) => ({ id: email, name: email, imageUrl: null })),
    ...others
      .concat(users)
      .map((one) => ({ id: one.id, name: one.full_name, imageUrl: one.image_medium_url })),
  ].slice(0, others.length + emails.length > 1 ? 2 : 1)
  const side = faces.length > 1 ? size * IN_FRONT : size
  return (
    <span className={styles.faces} style={{ inlineSize: size, blockSize: size }}>
      {faces.map(({ id, name, imageUrl }) => (
        <span key={id} className={styles.face}>
          <Avatar name={name} imageUrl={imageUrl} size={side} isDecorative />
        </span>
      ))}
    </span>
  )
}
