import { useEffect, useEffectEvent, useRef } from 'react'
import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { blockingActionsApi } from '../../entities/boards/blocking-actions-api.ts'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../entities/sections/sections-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { pollWhileSeen } from '../../shared/browser/poll-while-seen.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Organize.module.css'

const LOOK_EVERY_MS = 1500

const { blockingActions } = blockingActionsApi.endpoints

function Action({ boardId, action }: { boardId: string; action: BlockingAction }) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [undoMoveAll, { isLoading }] = blockingActionsApi.useUndoMoveAllMutation()
  const { id, state, progress, target, is_partial, skipped_count = 0, has_moved_none } = action
  const isSeen = target.url !== ''
  const name = isSeen ? target.name : t('boards.unseenBoard')
  const undo = async () => {
    const { error } = await undoMoveAll({ board_id: boardId, blocking_action_id: id })
    if (!error) return
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return (
    <div className={styles.action}>
      <p>
        {skipped_count > 0
          ? t('boards.stayed', { name, count: skipped_count })
          : t(is_partial ? 'boards.movedPartly' : `boards.${state}`, { name })}{' '}
        {skipped_count > 0 && !has_moved_none && `${t('boards.othersMoved')} `}
        {state !== 'undoing' && isSeen && <Link to={target.url}>{t('boards.moveTarget')}</Link>}
      </p>
      {state !== 'moved' && <progress value={progress} max={100} aria-label={t('boards.moveProgress')} />}
      {state !== 'undoing' && isSeen && (
        <Button isBusy={isLoading} onClick={() => void undo()}>
          {t(state === 'moved' ? 'boards.undoMove' : 'boards.stopMove')}
        </Button>
      )}
    </div>
  )
}

export type BlockingActionsProps = { boardId: string; onSettled: () => void; onDismiss?: () => void }

/** How far moves of all pins are, and the way back; the board is asked for anew once its pins stand still. */
export function BlockingActions({ boardId, onSettled }: BlockingActionsProps) {
  const dispatch = useAppDispatch()
  const actions = useAppSelector((state) => selectBoard(state, boardId))?.blocking_actions ?? []
  const isBusy = actions.some(({ state }) => state !== 'moved')
  const look = useEffectEvent(async () => {
    await dispatch(blockingActions.initiate(boardId, { forceRefetch: true, subscribe: false }))
  })
  const settle = useEffectEvent(() => {
    const anew = { forceRefetch: true, subscribe: false } as const
    void dispatch(boardsApi.endpoints.board.initiate({ board_id: boardId }, anew))
    const sections = { board_id: boardId, page_size: SECTIONS_AT_ONCE }
    void dispatch(sectionsApi.endpoints.sections.initiate(sections, anew))
    onSettled()
  })
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) settle()
    wasBusy.current = isBusy
    return isBusy ? pollWhileSeen(LOOK_EVERY_MS, look) : undefined
  }, [isBusy])
  return actions.map((action) => <Action key={action.id} boardId={boardId} action={action} />)
}
