import type { CommentView } from '@tessera/api-types/comments/views'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { AlertIcon, MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { EditIcon, TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import styles from './CommentItem.module.css'
import { commentsApi } from './comments-api.ts'
import { selectCommentEntities } from './comments-slice.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

type Props = { comment: CommentView; pinId: string; onEdit: () => void; onDelete: () => void }

/** Why a comment cannot be highlighted: it takes the id of the comment and of the pin. spec 000 §5 */
export function highlightFault(
  commentId: string | null,
  pinId: string | null,
): MessageKey<'comments'> | null {
  if (!commentId) return 'comments.noComment'
  return pinId ? null : 'comments.noPin'
}

/** A pin has one highlight: the comment that had it before shows so, too. */
const readAgain =
  (pinId: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const objectId = selectPin(getState(), pinId)?.aggregated_pin_data.id
    const highlighted = Object.values(selectCommentEntities(getState())).filter(
      (comment) => comment.highlighted_by_pin_owner,
    )
    if (!objectId || highlighted.length < 2) return
    const how = { forceRefetch: true, subscribe: false }
    void dispatch(commentsApi.endpoints.comments.initiate({ objectId }, how))
  }

/** Puts the comment on top, or ends that; a refusal is said. */
function useHighlight({ id, highlighted_by_pin_owner }: CommentView, pinId: string) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  return async () => {
    const fault = highlightFault(id, pinId)
    if (fault) return void dispatch(toastShown({ text: t(fault), tone: 'error' }))
    const ask = { aggregated_comment: id, pin: pinId, highlight: !highlighted_by_pin_owner }
    const { error } = await dispatch(commentsApi.endpoints.highlightComment.initiate(ask, { track: false }))
    if (!error) return dispatch(readAgain(pinId))
    const reason = errorText(error, t)
    dispatch(toastShown({ text: t('comments.highlightFailed', { reason }), tone: 'error' }))
  }
}

/** What the author of the comment, or of the pin, may do; other members may report it. */
export function CommentMenu({ comment, pinId, onEdit, onDelete }: Props) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const highlight = useHighlight(comment, pinId)
  const { abilities, user, highlighted_by_pin_owner: isHighlighted } = comment
  const canReport = useAppSelector(selectIsAuthenticated) && !abilities.can_edit
  if (!canReport && !Object.values(abilities).some(Boolean)) return null

  const name = t('comments.menu', { name: user.full_name })
  return (
    <Menu
      label={name}
      trigger={(props) => (
        <button type="button" {...props} aria-label={name} className={styles.action}>
          <MoreIcon size={18} />
        </button>
      )}
    >
      {abilities.can_highlight && (
        <MenuItem icon={<CheckIcon size={20} />} onSelect={() => void highlight()}>
          {t(isHighlighted ? 'comments.unhighlight' : 'comments.highlight')}
        </MenuItem>
      )}
      {abilities.can_edit && (
        <MenuItem icon={<EditIcon size={20} />} onSelect={onEdit}>
          {t('comments.edit')}
        </MenuItem>
      )}
      {canReport && (
        <MenuItem
          icon={<AlertIcon size={20} />}
          onSelect={() => dispatch(reportShown({ id: comment.id, type: 'comment', parentId: pinId }))}
        >
          {t('comments.report')}
        </MenuItem>
      )}
      {abilities.can_delete && (
        <MenuItem icon={<TrashIcon size={20} />} onSelect={onDelete}>
          {t('comments.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
