import { useState } from 'react'
import { blockingActionsApi } from '../../entities/boards/blocking-actions-api.ts'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { type Board, selectBoardEntities, selectPickerIds } from '../../entities/boards/boards-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { MergeFacts } from './MergeFacts.tsx'
import styles from './Organize.module.css'

/** The other boards that the viewer owns. */
function useTargets({ id }: Board) {
  const viewer = useAppSelector(selectViewer)
  const { isLoading, isError, refetch } = boardsApi.useBoardPickerQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const ids = useAppSelector(selectPickerIds) ?? []
  const boards = useAppSelector(selectBoardEntities)
  const isMine = ({ url }: Board) => url.startsWith(`/${viewer?.username}/`)
  const targets = ids.flatMap((boardId) => {
    const board = boards[boardId]
    return board && board.id !== id && isMine(board) ? [board] : []
  })
  return { targets, isLoading, isError: isError && targets.length === 0, refetch }
}

type ChoiceProps = {
  value: string
  isDisabled: boolean
  found: ReturnType<typeof useTargets>
  onChange: (id: string) => void
}

function TargetChoice({ value, isDisabled, found, onChange }: ChoiceProps) {
  const t = useT<'boards' | 'board-tools'>()
  const { targets, isLoading, isError, refetch } = found
  if (isError) {
    return (
      <div>
        <FormAlert text={t('places.failed')} />
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </div>
    )
  }
  if (!isLoading && targets.length === 0) return <p>{t('merge.none')}</p>
  const none = { value: '', label: t(isLoading ? 'places.loading' : 'places.choose') }
  const options = targets.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={t('places.label')}
      disabled={isDisabled}
      value={value}
      options={value ? options : [none, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The preview of the chosen target, and the merge itself. */
function useMerge(board: Board, targetId: string, onDismiss: () => void) {
  const t = useT()
  const pair = { board_id: board.id, target_board_id: targetId }
  const options = { skip: targetId === '', refetchOnMountOrArgChange: true }
  const {
    currentData: preview,
    error,
    refetch,
    isFetching,
  } = blockingActionsApi.useMergePreviewQuery(pair, options)
  const [merge, { isLoading, error: refusal }] = blockingActionsApi.useMergeMutation()
  const failure = error ?? refusal
  const submit = async (isExposureConfirmed: boolean) => {
    const done = await merge({ ...pair, is_exposure_confirmed: isExposureConfirmed })
    if (!done.error) onDismiss()
  }
  const retry = error && !isFetching ? () => void refetch() : undefined
  return { preview, isBusy: isLoading, fault: failure && errorText(failure, t), retry, submit }
}

/** Asks which board takes everything of this one, and shows beforehand what will happen. */
export function MergeDialog({ board, onDismiss }: { board: Board; onDismiss: () => void }) {
  const t = useT<'boards' | 'board-tools'>()
  const [targetId, setTargetId] = useState('')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const found = useTargets(board)
  const { preview, isBusy, fault, retry, submit } = useMerge(board, targetId, onDismiss)
  const target = found.targets.find(({ id }) => id === targetId)
  const isReady = preview && (!preview.is_exposing || isConfirmed)
  const choose = (id: string) => {
    setTargetId(id)
    setIsConfirmed(false)
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button tone="primary" disabled={!isReady} isBusy={isBusy} onClick={() => void submit(isConfirmed)}>
        {t('merge.submit')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('merge.title', { name: board.name })}
      onDismiss={onDismiss}
      footer={footer}
      variant="sheet"
    >
      <div className={styles.target}>
        <TargetChoice value={targetId} isDisabled={isBusy} found={found} onChange={choose} />
        {fault && <FormAlert text={fault} />}
        <div aria-live="polite">
          {target && !fault && <MergeFacts preview={preview} name={board.name} target={target.name} />}
        </div>
        {retry && <Button onClick={retry}>{t('app.retry')}</Button>}
        {preview?.is_exposing && (
          <SwitchField
            label={t('merge.confirmExposing')}
            hint={t('merge.exposing', { name: board.name, target: target?.name ?? '' })}
            checked={isConfirmed}
            disabled={isBusy}
            onChange={({ target: box }) => setIsConfirmed(box.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}
