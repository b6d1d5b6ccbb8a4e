import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { formatDay } from '@tessera/i18n/day'
import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { CommentForm } from './CommentForm.tsx'
import styles from './CommentItem.module.css'
import { CommentPicture } from './CommentPicture.tsx'
import { DidItActions } from './DidItActions.tsx'
import { Replies } from './Replies.tsx'
import { useSendComment } from './use-send-comment.ts'

/** What one member made, with its comments on demand. */
export function DidItItem({ didIt, pin }: { didIt: DidItView; pin: Pin }) {
  const { t, locale } = useTranslator<'comments'>()
  const [isCommenting, setIsCommenting] = useState(false)
  const [areCommentsOpen, setAreCommentsOpen] = useState(false)
  const send = useSendComment({ pinId: pin.id, objectId: pin.aggregated_pin_data.id })
  const { user, details, comment_count: comments } = didIt
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
        <time dateTime={didIt.created_at} className={styles.day}>
          {formatDay(didIt.created_at, locale)}
        </time>
        <DidItActions didIt={didIt} pin={pin} onComment={() => setIsCommenting(true)} />
        {isCommenting && (
          <CommentForm
            label={t('comments.replyTo', { name: user.full_name })}
            submitLabel={t('comments.reply')}
            onSend={async (text, tags) => {
              const fault = await send(text, tags, didIt.id)
              if (!fault) {
                setIsCommenting(false)
                setAreCommentsOpen(true)
              }
              return fault
            }}
            onCancel={() => setIsCommenting(false)}
          />
        )}
        {comments > 0 && (
          <button
            type="button"
            aria-expanded={areCommentsOpen}
            onClick={() => setAreCommentsOpen(!areCommentsOpen)}
            className={styles.toggle}
          >
            {areCommentsOpen ? t('comments.hideReplies') : t('comments.showReplies', { count: comments })}
          </button>
        )}
        {areCommentsOpen && <Replies parentId={didIt.id} pin={pin} />}
      </div>
    </li>
  )
}
