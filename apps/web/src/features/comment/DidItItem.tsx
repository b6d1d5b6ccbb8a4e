import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import type { CommentTag } from '@tessera/api-types/comments/views'
import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { CommentForm } from './CommentForm.tsx'
import styles from './CommentItem.module.css'
import { CommentPicture } from './CommentPicture.tsx'
import { CommentTime } from './CommentTime.tsx'
import { DidItActions } from './DidItActions.tsx'
import { Replies } from './Replies.tsx'
import { useSendComment } from './use-send-comment.ts'

type Props = { didIt: DidItView; pin: Pin }

/** Comments on it: the form when asked for, and those that are there on demand. */
function DidItComments({
  didIt,
  pin,
  isCommenting,
  onDone,
}: Props & { isCommenting: boolean; onDone: () => void }) {
  const t = useT<'comments'>()
  const [isOpen, setIsOpen] = useState(false)
  const send = useSendComment({ pinId: pin.id, objectId: pin.aggregated_pin_data.id })
  const { user, comment_count: comments } = didIt
  const comment = async (text: string, tags: CommentTag[]) => {
    const fault = await send(text, tags, didIt.id)
    if (!fault) setIsOpen(true)
    return fault
  }
  return (
    <>
      {isCommenting && (
        <CommentForm
          label={t('comments.replyTo', { name: user.full_name })}
          submitLabel={t('comments.reply')}
          onSend={comment}
          onSent={onDone}
          onCancel={onDone}
        />
      )}
      {comments > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.toggle}
        >
          {isOpen ? t('comments.hideReplies') : t('comments.showReplies', { count: comments })}
        </button>
      )}
      {isOpen && <Replies parentId={didIt.id} pin={pin} />}
    </>
  )
}

/** What one member made, with its comments on demand. */
export function DidItItem({ didIt, pin }: Props) {
  const t = useT<'comments'>()
  const [isCommenting, setIsCommenting] = useState(false)
  const { user, details } = didIt
  return (
    <li className={styles.comment}>
      <Avatar name={user.full_name} imageUrl={user.image_small_url} size={32} isDecorative />
      <div className={styles.body}>
        <p className={styles.words}>
          <Link to={`/${user.username}/`} className={styles.name}>
            {user.full_name}
          </Link>{' '}
          <bdi>
            <LinkedText text={details} />
          </bdi>
        </p>
        <CommentPicture image={didIt.image} alt={t('didIts.photoBy', { name: user.full_name })} />
        <CommentTime at={didIt.created_at} />
        <DidItActions didIt={didIt} pin={pin} onComment={() => setIsCommenting(true)} />
        <DidItComments
          didIt={didIt}
          pin={pin}
          isCommenting={isCommenting}
          onDone={() => setIsCommenting(false)}
        />
      </div>
    </li>
  )
}
