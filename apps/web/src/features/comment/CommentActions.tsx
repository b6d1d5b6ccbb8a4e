import { isFeatureOn } from '@tessera/api-types/preferences/comment-feature-rules'
import { useState } from 'react'
import type { CommentView } from '@tessera/api-types/comments/views'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { countOf, LIKE } from '../../entities/pins/reaction-counts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './CommentItem.module.css'
import { CommentMenu } from './CommentMenu.tsx'
import { DeleteComment } from './DeleteComment.tsx'
import { useCommentMarks } from './use-comment-marks.ts'

type Props = { comment: CommentView; pin: Pin; onEdit: () => void; onReply: (() => void) | undefined }

function LikeButton({ isLiked, likes, onLike }: { isLiked: boolean; likes: number; onLike: () => void }) {
  const t = useT<'comments'>()
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={onLike}
      className={classNames(styles.action, isLiked && styles.on)}
    >
      <HeartIcon size={18} isFilled={isLiked} />
      <VisuallyHidden>{t('comments.like')}</VisuallyHidden>
      {likes > 0 && <span>{likes}</span>}
    </button>
  )
}

/** Like, helpful and reply; the rest is behind the menu. */
export function CommentActions({ comment, pin, onEdit, onReply }: Props) {
  const t = useT<'comments'>()
  const [isDeleting, setIsDeleting] = useState(false)
  const { like, help, asMember } = useCommentMarks(comment)
  const { marked_helpful_by_me: isHelpful, helpful_count } = comment
  const isLiked = comment.reaction_by_me === LIKE
  // The owner of a pin sets this for others.
  const mayReply = pin.abilities?.can_highlight || isFeatureOn(comment.featureMap, 'replies_enabled')
  const mayReact = pin.abilities?.can_highlight || isFeatureOn(comment.featureMap, 'reactions_enabled')
  const likes = countOf(comment.reaction_counts, LIKE)
  return (
    <div className={styles.actions}>
      {onReply && mayReply && (
        <button type="button" onClick={() => asMember(onReply)} className={styles.action}>
          {t('comments.reply')}
        </button>
      )}
      {mayReact && <LikeButton isLiked={isLiked} likes={likes} onLike={like} />}
      <button
        type="button"
        aria-pressed={isHelpful}
        title={t(isHelpful ? 'comments.unmarkHelpful' : 'comments.markHelpful')}
        onClick={help}
        className={classNames(styles.action, isHelpful && styles.on)}
      >
        {helpful_count > 0 ? t('comments.helpfulCount', { count: helpful_count }) : t('comments.helpful')}
      </button>
      <CommentMenu comment={comment} pinId={pin.id} onEdit={onEdit} onDelete={() => setIsDeleting(true)} />
      {isDeleting && (
        <DeleteComment comment={comment} pinId={pin.id} onDismiss={() => setIsDeleting(false)} />
      )}
    </div>
  )
}
