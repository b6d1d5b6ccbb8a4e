import type { CommentView } from '@tessera/api-types/comments/views'
import { commentsCounted } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { commentsApi } from './comments-api.ts'
import { didItCommented } from './did-its-slice.ts'

type Props = { comment: CommentView; pinId: string; onDismiss: () => void }

/** Asks first: the comment takes its replies along. */
export function DeleteComment({ comment, pinId, onDismiss }: Props) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const [remove, { isLoading }] = commentsApi.useDeleteCommentMutation()
  const confirm = async () => {
    const { error } = await remove({ commentId: comment.id })
    if (!error) {
      if (comment.parent_id) dispatch(didItCommented({ didItId: comment.parent_id, step: -1 }))
      return void dispatch(commentsCounted({ pinId, step: -1 - comment.comment_count }))
    }
    const reason = errorText(error, t)
    dispatch(toastShown({ text: t('comments.deleteFailed', { reason }), tone: 'error' }))
    onDismiss()
  }
  return (
    <ConfirmationModal
      heading={t('comments.deleteTitle')}
      description={t('comments.deleteDescription')}
      primary={{
        label: t('comments.delete'),
        onClick: () => void confirm(),
        isBusy: isLoading,
        isDestructive: true,
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
