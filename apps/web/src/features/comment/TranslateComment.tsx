import type { CommentView } from '@tessera/api-types/comments/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './CommentItem.module.css'
import { commentsApi } from './comments-api.ts'

/** The comment in the viewer's language, below what its author wrote. */
export function TranslateComment({ comment: { id, translatedText } }: { comment: CommentView }) {
  const t = useT<'comments'>()
  const [translate, { isFetching }] = commentsApi.useLazyTranslateCommentQuery()
  if (translatedText) return <p className={styles.words}>{translatedText}</p>
  return (
    <>
      <button
        type="button"
        disabled={isFetching}
        onClick={() => void translate({ commentId: id })}
        className={styles.toggle}
      >
        {t('comments.translate')}
      </button>
      <p role="status" className={styles.day}>
        {translatedText === '' && t('comments.untranslated')}
      </p>
    </>
  )
}
