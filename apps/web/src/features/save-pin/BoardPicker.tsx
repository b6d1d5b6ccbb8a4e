import { useState } from 'react'
import type { PickerBoard } from '@tessera/api-types/boards/views'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { type SaveTarget, selectPin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { BoardChoice } from './BoardChoice.tsx'
import { NewBoard } from './NewBoard.tsx'
import { pickerLists } from './picker-boards.ts'
import { PickerSkeleton } from './PickerSkeleton.tsx'
import { saveTarget } from './save-target.ts'
import { SectionChoice } from './SectionChoice.tsx'
import { saverOf } from './saver.ts'

type Step = { at: 'boards' } | { at: 'sections'; board: PickerBoard } | { at: 'new'; name: string }

type Props = { pinId: string; onDismiss: () => void; onSaved?: () => void }

const PICKER_WIDTH = 380

/** Asks where to keep a pin: a board, one of its sections, or a board made on the spot. */
export function BoardPicker(props: Props) {
  const t = useT<'picker' | 'pins'>()
  const [step, setStep] = useState<Step>({ at: 'boards' })
  const title = {
    boards: t('picker.title'),
    sections: step.at === 'sections' ? step.board.name : '',
    new: t('picker.createTitle'),
  }[step.at]
  return (
    <Dialog
      title={title}
      width={PICKER_WIDTH}
      headingSize={400}
      variant="popover"
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

function PickerSteps({ pinId, onDismiss, onSaved, step, onStep }: StepProps) {
  const t = useT<'picker' | 'pins'>()
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const query = boardsApi.useBoardPickerQuery({ pin_id: pinId }, { refetchOnMountOrArgChange: true })
  const store = useAppStore()
  const keep = (place: SaveTarget) => {
    onDismiss()
    void saverOf(pin, { store, t })
      .save(place)
      .then((isSaved) => isSaved && onSaved?.())
  }
  const showBoards = () => onStep({ at: 'boards' })
  if (step.at === 'sections') {
    return <SectionChoice board={step.board} onBack={showBoards} onChoose={keep} />
  }
  if (step.at === 'new') {
    return <NewBoard name={step.name} onBack={showBoards} onCreated={(board) => keep(saveTarget(board))} />
  }
  if (query.data) {
    const { boards_shortlist, all_boards } = query.data
    return (
      <BoardChoice
        lists={pickerLists(boards_shortlist, all_boards)}
        onChoose={(board) => keep(saveTarget(board))}
        onSections={(board) => onStep({ at: 'sections', board })}
        onCreate={(name) => onStep({ at: 'new', name })}
      />
    )
  }
  if (query.isError) {
    return <ErrorState heading="h3" title={t('picker.failed')} onRetry={() => void query.refetch()} />
  }
  return <PickerSkeleton />
}
