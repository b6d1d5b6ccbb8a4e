import type { SentPinView } from '@tessera/api-types/messages/views'
import { useLocation } from 'react-router-dom'
import { newMessageOpened } from '../../../entities/conversations/message-opening.ts'
import { selectConversationUi } from '../../../entities/conversations/conversation-ui-slice.ts'
import { sentPinApi } from '../../../entities/conversations/sent-pin-api.ts'
import { isPinId } from '../../../entities/pins/pin-reference.ts'
import { selectPin } from '../../../entities/pins/pins-slice.ts'
import { selectIsAuthenticated } from '../../../entities/session/session-slice.ts'
import { useAsMember } from '../../../entities/session/use-as-member.ts'
import { mayMessage } from '../../../entities/share-suggestions/may-message.ts'
import { SaveActions } from '../../../features/save-pin/SaveActions.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts'
import { Avatar } from '../../../shared/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx'
import styles from './SentBanner.module.css'

type Props = { pinId: string; sentKey: string }

/** The reply goes into the conversation of which the member is a participant, or begins one. */
function Reply({ sent }: { sent: SentPinView }) {
  const t = useT<'closeup'>()
  const dispatch = useAppDispatch()
  const canMessage = useAppSelector(mayMessage)
  const isMember = useAppSelector(selectIsAuthenticated)
  const isOpen = useAppSelector((state) => selectConversationUi(state).newMessage !== null)
  const asMember = useAsMember('message')
  if (sent.conversation_id !== null) {
    return <ButtonLink to={`/messages/${sent.conversation_id}/`}>{t('sent.reply')}</ButtonLink>
  }
  if (isMember && !canMessage) return null
  const reply = () => dispatch(newMessageOpened({ people: [sent.sender] }))
  return (
    <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => asMember(reply)}>
      {t('sent.reply')}
    </Button>
  )
}

function JoinLine({ name }: { name: string }) {
  const t = useT<'closeup'>()
  const { pathname, search } = useLocation()
  const next = new URLSearchParams({ next: pathname + search }).toString()
  return (
    <p className={styles.join}>
      {t('sent.join', { name })}{' '}
      <Link to={`/signup/?${next}`} className={styles.joinLink}>
        {t('sent.signUp')}
      </Link>
    </p>
  )
}

/** Says who sent this pin, and with which words. */
export function SentBanner({ pinId, sentKey }: Props) {
  const t = useT<'closeup'>()
  const isPossible = sentKey !== '' && isPinId(pinId)
  const { data } = sentPinApi.useSentPinQuery({ pin_id: pinId, sent_key: sentKey }, { skip: !isPossible })
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const isMember = useAppSelector(selectIsAuthenticated)
  if (data?.kind !== 'found') return null
  const { sender, text } = data.value
  const name = sender.full_name
  return (
    <section aria-label={t('sent.label')} className={styles.banner}>
      <Link to={`/${sender.username}/`} aria-label={name}>
        <Avatar name={name} imageUrl={sender.image_medium_url} size={56} isDecorative />
      </Link>
      <div className={styles.words}>
        <p className={styles.who}>{t('sent.by', { name })}</p>
        {text !== '' && (
          <blockquote dir="auto" className={styles.text}>
            {text}
          </blockquote>
        )}
        {!isMember && <JoinLine name={name} />}
      </div>
      <div className={styles.ways}>
        <Reply sent={data.value} />
        {pin && <SaveActions pin={pin} variant="closeup" />}
      </div>
    </section>
  )
}
