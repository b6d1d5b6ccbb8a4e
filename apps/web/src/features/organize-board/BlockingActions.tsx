import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { blockingActionsApi } from '../../entities/boards/blocking-actions-api.ts'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { boardDeleted, selectBoard } from '../../entities/boards/boards-slice.ts'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../entities/sections/sections-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { pollWhileSeen } from '../../shared/browser/poll-while-seen.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Organize.module.css'

const LOOK_EVERY_MS = 1500

const anew = { forceRefetch: true, subscribe: false } as const

const { blockingActions } = blockingActionsApi.endpoints

type Texts = Translate<'boards' | 'board-tools'>

function textOfMove(t: Texts, action: BlockingAction, name: string): string {
  const { state, is_partial, skipped_count = 0, has_moved_none } = action
  if (skipped_count === 0) return t(is_partial ? 'boards.movedPartly' : `boards.${state}`, { name })
  const stayed = t('boards.stayed', { name, count: skipped_count })
  return has_moved_none ? stayed : `${stayed} ${t('boards.othersMoved')}`
}

type Merged = NonNullable<BlockingAction['merged_board']>

function textOfMerge(
  t: Texts,
  action: BlockingAction,
  merged: Merged,
  target: string,
  boardId: string,
): string {
  const { state, is_partial, skipped_count: count = 0 } = action
  const { name } = merged
  const isEmptied = merged.id === boardId
  if (isEmptied && state === 'moved' && !is_partial) return t('merge.movedAway', { name, target })
  const text = t(is_partial ? 'merge.movedPartly' : `merge.${state}`, { name, target })
  return count > 0 ? `${text} ${t('merge.there', { count })}` : text
}

function Action({ boardId, action }: { boardId: string; action: BlockingAction }) {
  const t = useT<'boards' | 'board-tools'>()
  const dispatch = useAppDispatch()
  const [undoMoveAll, { isLoading }] = blockingActionsApi.useUndoMoveAllMutation()
  const { id, state, progress, target, merged_board: merged } = action
  const isSeen = target.url !== ''
  const name = isSeen ? target.name : t('boards.unseenBoard')
  const isLinked = state !== 'undoing' && isSeen && (!merged || merged.id === boardId)
  const undo = async () => {
    const { error } = await undoMoveAll({ board_id: boardId, blocking_action_id: id })
    if (!error) return
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return (
    <div className={styles.action}>
      <p>
        {merged ? textOfMerge(t, action, merged, name, boardId) : textOfMove(t, action, name)}{' '}
        {isLinked && <Link to={target.url}>{t('boards.moveTarget')}</Link>}
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
  const navigate = useNavigate()
  const look = useEffectEvent(async () => {
    const { error } = await dispatch(blockingActions.initiate(boardId, anew))
    const merge = actions.find(({ merged_board }) => merged_board?.id === boardId)
    if (!merge || !error || !('httpStatus' in error) || error.httpStatus !== 404) return
    const [, username = '', slug = ''] = merge.target.url.split('/')
    const target = boardPageApi.endpoints.boardPage.initiate({ username, slug }, anew)
    await dispatch(target)
    void navigate(merge.target.url, { replace: true })
    dispatch(boardDeleted({ boardId }))
  })
  const settle = useEffectEvent(() => {
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
