import { type ReactNode, useState } from 'react'
import type { CommentTag, CommentView } from '@tessera/api-types/comments/views'
import { Link } from '../../shared/navigation/Link.tsx'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { CommentActions } from './CommentActions.tsx'
import { CommentEdit } from './CommentEdit.tsx'
import { CommentForm } from './CommentForm.tsx'
import styles from './CommentItem.module.css'
import { CommentPicture } from './CommentPicture.tsx'
import { CommentTime } from './CommentTime.tsx'
import { TranslateComment } from './TranslateComment.tsx'
import { partsOf } from './mention-text.ts'
import { useSendComment } from './use-send-comment.ts'

type Props = {
  comment: CommentView
  pin: Pin
  /** The replies, where there may be some. */
  repliesOf?: (comment: CommentView) => ReactNode
}

function Words({ comment }: { comment: CommentView }) {
  const { t } = useTranslator<'comments'>()
  const { user } = comment
  return (
    <>
      {comment.highlighted_by_pin_owner && <p className={styles.highlight}>{t('comments.highlighted')}</p>}
      <p className={styles.words}>
        <Link to={`/${user.username}/`} className={styles.name}>
          {user.full_name}
        </Link>{' '}
        <bdi>
          {partsOf(comment).map(({ text, username }, index) =>
            username === undefined ? (
              <LinkedText key={index} text={text} />
            ) : (
              <Link key={index} to={`/${username}/`} className={styles.name}>
                <bdi>{text}</bdi>
              </Link>
            ),
          )}
        </bdi>
      </p>
      {comment.image && (
        <CommentPicture image={comment.image} alt={t('comments.photoBy', { name: user.full_name })} />
      )}
      {comment.abilities.can_translate && <TranslateComment comment={comment} />}
      <CommentTime at={comment.created_at} />
    </>
  )
}

/** One comment with what can be done about it, and its replies on demand. */
export function CommentItem({ comment, pin, repliesOf }: Props) {
  const { t } = useTranslator<'comments'>()
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read')
  const [areRepliesOpen, setAreRepliesOpen] = useState(false)
  const send = useSendComment({ pinId: pin.id, objectId: pin.aggregated_pin_data.id })
  const { user, comment_count: replies } = comment
  const read = () => setMode('read')

  const reply = async (text: string, tags: CommentTag[]) => {
    const fault = await send(text, tags, comment.id)
    if (!fault) setAreRepliesOpen(true)
    return fault
  }
  return (
    <li className={styles.comment}>
      <Avatar name={user.full_name} imageUrl={user.image_small_url} size={32} isDecorative />
      <div className={styles.body}>
        {mode === 'edit' ? <CommentEdit comment={comment} onDone={read} /> : <Words comment={comment} />}
        <CommentActions
          comment={comment}
          pin={pin}
          onEdit={() => setMode('edit')}
          onReply={comment.parent_id ? undefined : () => setMode('reply')}
        />
        {mode === 'reply' && (
          <CommentForm
            label={t('comments.replyTo', { name: user.full_name })}
            submitLabel={t('comments.reply')}
            onSend={reply}
            onSent={read}
            onCancel={read}
          />
        )}
        {replies > 0 && (
          <button
            type="button"
            aria-expanded={areRepliesOpen}
            onClick={() => setAreRepliesOpen(!areRepliesOpen)}
            className={styles.toggle}
          >
            {areRepliesOpen ? t('comments.hideReplies') : t('comments.showReplies', { count: replies })}
          </button>
        )}
        {areRepliesOpen && repliesOf?.(comment)}
      </div>
    </li>
  )
}
