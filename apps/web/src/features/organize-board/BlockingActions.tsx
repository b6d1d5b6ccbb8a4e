import { useEffect, useEffectEvent, useRef } from 'react'
import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { blockingActionsApi } from '../../entities/boards/blocking-actions-api.ts'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { pollWhileSeen } from '../../shared/browser/poll-while-seen.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Organize.module.css'

const LOOK_EVERY_MS = 1500

const { blockingActions, undoMoveAll } = blockingActionsApi.endpoints

function Action({ boardId, action }: { boardId: string; action: BlockingAction }) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const { id, state, progress, target } = action
  const undo = async () => {
    const asked = undoMoveAll.initiate({ board_id: boardId, blocking_action_id: id }, { track: false })
    const { error } = await dispatch(asked)
    if (!error) return
    const text = isApiError(error) ? errorText(error, t) : t('error.default')
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return (
    <div className={styles.action}>
      <p>
        {t(`boards.${state}`, { name: target.name })}{' '}
        {state !== 'undoing' && <Link to={target.url}>{t('boards.moveTarget')}</Link>}
      </p>
      {state !== 'moved' && <progress value={progress} max={100} aria-label={t('boards.moveProgress')} />}
      {state !== 'undoing' && (
        <Button onClick={() => void undo()}>
          {t(state === 'moved' ? 'boards.undoMove' : 'boards.stopMove')}
        </Button>
      )}
    </div>
  )
}

export type BlockingActionsProps = { boardId: string; onSettled: () => void; onDismiss?: () => void }

/** How far moves of all pins are, and the way back; the pins are asked for anew once they stand still. */
export function BlockingActions({ boardId, onSettled }: BlockingActionsProps) {
  const dispatch = useAppDispatch()
  const actions = useAppSelector((state) => selectBoard(state, boardId))?.blocking_actions ?? []
  const isBusy = actions.some(({ state }) => state !== 'moved')
  const look = useEffectEvent(async () => {
    await dispatch(blockingActions.initiate(boardId, { forceRefetch: true, subscribe: false }))
  })
  const settle = useEffectEvent(onSettled)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) settle()
    wasBusy.current = isBusy
    return isBusy ? pollWhileSeen(LOOK_EVERY_MS, look) : undefined
  }, [isBusy])
  return actions.map((action) => <Action key={action.id} boardId={boardId} action={action} />)
}
