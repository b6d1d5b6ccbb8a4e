import type { CommentTag, CommentView } from '@tessera/api-types/comments/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { CommentForm } from './CommentForm.tsx'
import { commentsApi } from './comments-api.ts'

/** Changes an own comment. A failure is said here only: nothing pops up. spec 000 §8 */
export function CommentEdit({ comment, onDone }: { comment: CommentView; onDone: () => void }) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const send = async (text: string, tags: CommentTag[]) => {
    const ask = { commentId: comment.id, text, tags }
    const { error } = await dispatch(commentsApi.endpoints.updateComment.initiate(ask, { track: false }))
    return error ? t('comments.editFailed') : null
  }
  return (
    <CommentForm
      label={t('comments.editLabel')}
      submitLabel={t('comments.saveEdit')}
      initialText={comment.text}
      named={comment.tagged_users}
      onSend={send}
      onSent={onDone}
      onCancel={onDone}
    />
  )
}
