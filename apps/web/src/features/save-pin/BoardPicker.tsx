import { useState } from 'react'
import type { PickerBoard } from '@tessera/api-types/boards/views'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { type Pin, type SaveTarget, selectPin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { BoardChoice } from './BoardChoice.tsx'
import { moveSave } from './move-save.ts'
import { NewBoard } from './NewBoard.tsx'
import { pickerLists } from './picker-boards.ts'
import { afterChanges } from './pin-changes.ts'
import { PickerSkeleton } from './PickerSkeleton.tsx'
import { SavedHere } from './SavedHere.tsx'
import { saveTarget } from './save-target.ts'
import { SectionChoice } from './SectionChoice.tsx'
import { saverOf } from './saver.ts'

type Step = { at: 'boards' } | { at: 'sections'; board: PickerBoard } | { at: 'new'; name: string }

type Props = { pinId: string; onDismiss: () => void }
/** `isCentered`: it was opened by nothing that it could stand beside. */
type PickerProps = Props & { isCentered?: boolean }

const PICKER_WIDTH = 380

/** Asks where to keep a pin: a board, one of its sections, or a board made on the spot; of a saved pin, whether to keep it. */
export function BoardPicker({ isCentered, ...props }: PickerProps) {
  const t = useT<'picker' | 'pins'>()
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const isSaved = useAppSelector((state) => Boolean(selectPin(state, props.pinId)?.saved_info))
  const title = {
    boards: t(isSaved ? 'picker.changeTitle' : 'picker.title'),
    sections: step.at === 'sections' ? step.board.name : '',
    new: t('picker.createTitle'),
  }[step.at]
  return (
    <Dialog
      title={title}
      width={PICKER_WIDTH}
      headingSize={400}
      variant={isCentered ? 'sheet' : 'popover'}
      onDismiss={props.onDismiss}
    >
      <PickerSteps {...props} step={step} onStep={setStep} />
    </Dialog>
  )
}

/** The picker without a dialog around it, as the phone's page shows it. */
export function PickerPanel(props: Props) {
  const [step, setStep] = useState<Step>({ at: 'boards' })
  return <PickerSteps {...props} step={step} onStep={setStep} />
}

type StepProps = Props & { step: Step; onStep: (step: Step) => void }

/** What a choice does with the pin; each ends the picker. */
function useKeeping({ pinId, onDismiss }: Props) {
  const t = useT<'picker' | 'pins'>()
  const deps = { store: useAppStore(), t }
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const saved = pin?.saved_info ?? null
  const finish = (work: Promise<boolean>) => {
    onDismiss()
    void work
  }
  // A pin that is shown as saved may still be on its way there.
  const change = (work: (now: Pin | undefined) => Promise<boolean>) =>
    finish(deps.store.dispatch(afterChanges(pinId, work)))
  const saveNew = (place: SaveTarget) => finish(saverOf(pin, deps).save(place))
  const saveAlso = (place: SaveTarget) => change((now) => saverOf(now, deps).save(place))
  const move = (place: SaveTarget) =>
    change((now) => (now?.saved_info ? moveSave(now, place, deps) : saverOf(now, deps).save(place)))
  const remove = () => change((now) => saverOf(now, deps).unsave())
  return { saved, saveAlso, keep: saved ? move : saveNew, remove }
}

function PickerSteps({ step, onStep, ...asked }: StepProps) {
  const keeping = useKeeping(asked)
  const showBoards = () => onStep({ at: 'boards' })
  if (step.at === 'sections') {
    const { saved, keep } = keeping
    return <SectionChoice board={step.board} saved={saved} onBack={showBoards} onChoose={keep} />
  }
  if (step.at === 'new') {
    return (
      <NewBoard
        name={step.name}
        isMove={keeping.saved !== null}
        onBack={showBoards}
        onCreated={(board) => keeping.keep(saveTarget(board))}
      />
    )
  }
  return <Boards pinId={asked.pinId} keeping={keeping} onStep={onStep} />
}

type BoardsProps = Pick<StepProps, 'pinId' | 'onStep'> & { keeping: ReturnType<typeof useKeeping> }

function Boards({ pinId, keeping: { saved, saveAlso, keep, remove }, onStep }: BoardsProps) {
  const t = useT<'picker'>()
  const query = boardsApi.useBoardPickerQuery({ pin_id: pinId }, { refetchOnMountOrArgChange: true })
  const showSections = (board: PickerBoard) => onStep({ at: 'sections', board })
  if (query.data) {
    const { boards_shortlist, all_boards } = query.data
    const { here, ...lists } = pickerLists(boards_shortlist, all_boards, saved?.boardId)
    const savedHere = saved && (
      <SavedHere saved={saved} board={here} onRemove={remove} onSections={showSections} />
    )
    return (
      <BoardChoice
        lists={lists}
        savedHere={savedHere}
        onChoose={(board) => keep(saveTarget(board))}
        onAlsoSave={saved ? (board) => saveAlso(saveTarget(board)) : undefined}
        onSections={showSections}
        onCreate={(name) => onStep({ at: 'new', name })}
      />
    )
  }
  if (query.isError) {
    return <ErrorState heading="h3" title={t('picker.failed')} onRetry={() => void query.refetch()} />
  }
  return <PickerSkeleton />
}
