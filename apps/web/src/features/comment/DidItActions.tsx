import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { useState, type ComponentProps } from 'react'
import { didItsCounted, type Pin } from '../../entities/pins/pins-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { useAsMember } from '../../entities/session/use-as-member.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { EditIcon, TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { HeartIcon } from '../../shared/ui/icons/pin-icons.tsx'
import { AlertIcon, MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './CommentItem.module.css'
import { didItDeletionUndone, didItsApi } from './did-its-api.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { DidItDialog } from './DidItDialog.tsx'

const { deleteDidIt, likeDidIt, unlikeDidIt, markDidItHelpful, unmarkDidItHelpful } = didItsApi.endpoints
const quiet = { track: false } as const

type Props = { didIt: DidItView; pin: Pin; onComment: () => void }

/** The dialog comes when somebody wants to show what they made. */
export const LazyDidItDialog = lazyComponent<ComponentProps<typeof DidItDialog>>(['comments'], () =>
  import('./DidItDialog.tsx').then((module) => module.DidItDialog),
)

/** Takes it down at once; its author may undo that. */
function useDelete({ id: didItId, comment_count: comments, abilities }: DidItView, pinId: string) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const isMine = abilities.can_edit
  return async () => {
    const { error } = await dispatch(deleteDidIt.initiate({ didItId }, quiet))
    if (error) {
      const reason = errorText(error, t)
      return void dispatch(toastShown({ text: t('didIts.deleteFailed', { reason }), tone: 'error' }))
    }
    dispatch(didItsCounted({ pinId, step: -1, comments: -comments, isMine }))
    const undo = isMine && { undo: didItDeletionUndone({ didItId, pinId, comments }) }
    dispatch(toastShown({ text: t('didIts.deleted'), ...undo }))
  }
}

function DidItMenu({ didIt, pin }: Pick<Props, 'didIt' | 'pin'>) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const [isEditing, setIsEditing] = useState(false)
  const remove = useDelete(didIt, pin.id)
  const { abilities, user } = didIt
  const canReport = useAppSelector(selectIsAuthenticated) && !abilities.can_edit
  if (!canReport && !abilities.can_delete) return null
  const name = t('didIts.menu', { name: user.full_name })
  return (
    <>
      <Menu
        label={name}
        trigger={(props) => (
          <button type="button" {...props} aria-label={name} className={styles.action}>
            <MoreIcon size={18} />
          </button>
        )}
      >
        {abilities.can_edit && (
          <MenuItem icon={<EditIcon size={20} />} onSelect={() => setIsEditing(true)}>
            {t('comments.edit')}
          </MenuItem>
        )}
        {canReport && (
          <MenuItem
            icon={<AlertIcon size={20} />}
            onSelect={() => dispatch(reportShown({ id: didIt.id, type: 'comment', parentId: pin.id }))}
          >
            {t('didIts.report')}
          </MenuItem>
        )}
        {abilities.can_delete && (
          <MenuItem icon={<TrashIcon size={20} />} onSelect={() => void remove()}>
            {t('comments.delete')}
          </MenuItem>
        )}
      </Menu>
      {isEditing && <LazyDidItDialog pin={pin} didIt={didIt} onDismiss={() => setIsEditing(false)} />}
    </>
  )
}

/** Comment, like and helpful; the rest is behind the menu. */
export function DidItActions({ didIt, pin, onComment }: Props) {
  const t = useT<'comments'>()
  const dispatch = useAppDispatch()
  const asMember = useAsMember('comment')
  const { id: didItId, liked_by_me: isLiked, marked_helpful_by_me: isHelpful, helpful_count } = didIt
  const like = isLiked ? unlikeDidIt : likeDidIt
  const help = isHelpful ? unmarkDidItHelpful : markDidItHelpful
  return (
    <div className={styles.actions}>
      {(pin.abilities?.can_comment ?? true) && (
        <button type="button" onClick={() => asMember(onComment)} className={styles.action}>
          {t('comments.reply')}
        </button>
      )}
      <button
        type="button"
        aria-pressed={isLiked}
        onClick={() => asMember(() => void dispatch(like.initiate({ didItId }, quiet)))}
        className={classNames(styles.action, isLiked && styles.on)}
      >
        <HeartIcon size={18} isFilled={isLiked} />
        <VisuallyHidden>{t('didIts.like')}</VisuallyHidden>
        {didIt.like_count > 0 && <span>{didIt.like_count}</span>}
      </button>
      <button
        type="button"
        aria-pressed={isHelpful}
        title={t(isHelpful ? 'comments.unmarkHelpful' : 'comments.markHelpful')}
        onClick={() => asMember(() => void dispatch(help.initiate({ didItId }, quiet)))}
        className={classNames(styles.action, isHelpful && styles.on)}
      >
        {helpful_count > 0 ? t('comments.helpfulCount', { count: helpful_count }) : t('comments.helpful')}
      </button>
      <DidItMenu didIt={didIt} pin={pin} />
    </div>
  )
}
