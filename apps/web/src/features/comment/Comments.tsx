import { Link } from '../../shared/navigation/Link.tsx'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import styles from './Comments.module.css'
import { useSendComment } from './use-send-comment.ts'

function AddComment({ pin }: { pin: Pin }) {
  const t = useT<'comments'>()
  const viewer = useAppSelector(selectViewer)
  const send = useSendComment({ pinId: pin.id, objectId: pin.aggregated_pin_data.id })
  if (!viewer) {
    const next = new URLSearchParams({ next: pinPath(pin.id) }).toString()
    return (
      <Link to={`/signup/?${next}`} className={styles.invitation}>
        {t('comments.signUp')}
      </Link>
    )
  }
  if (pin.abilities && !pin.abilities.can_comment) return null
  return (
    <div className={styles.add}>
      <Avatar name={viewer.full_name} imageUrl={viewer.image_small_url} size={32} isDecorative />
      <CommentForm
        label={t('comments.add')}
        submitLabel={t('comments.send')}
        takesPhoto
        onSend={(text, tags, photo) => send(text, tags, null, photo)}
      />
    </div>
  )
}

/** What people say about a pin and all its copies. */
export function Comments({ pin }: { pin: Pin }) {
  const t = useT<'comments'>()
  const count = pin.aggregated_pin_data.comment_count
  return (
    <section aria-labelledby="comments" className={styles.comments}>
      <h2 id="comments" className={styles.heading}>
        {count > 0 ? t('comments.count', { count }) : t('comments.title')}
      </h2>
      {pin.comments_disabled ? (
        <p className={styles.note}>{t('comments.off')}</p>
      ) : (
        <>
          <CommentList pin={pin} />
          <AddComment pin={pin} />
        </>
      )}
    </section>
  )
}
