import type { ReactNode } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { DeletePinsModal } from './DeletePinsModal.tsx'
import { TargetDialog } from './TargetDialog.tsx'
import type { useOrganizing } from './use-organizing.ts'

export type Step = 'move' | 'copy' | 'delete'

type Props = {
  step: Step
  chosen: readonly string[]
  start: { from: PinLocation; into: string | null }
  organizing: ReturnType<typeof useOrganizing>
  renderCreate: (props: CreateBoardProps) => ReactNode
  /** With the pins that an error left as they were. */
  onFinish: (left: readonly string[]) => void
  onDismiss: () => void
}

/** Asks where the chosen pins go, or whether they are deleted. */
export function StepDialog({ step, chosen, start, organizing, renderCreate, onFinish, onDismiss }: Props) {
  const t = useT<'boards'>()
  const count = chosen.length
  if (step === 'delete') {
    const handleDelete = () => void organizing.remove(chosen, onDismiss).then(onFinish)
    return <DeletePinsModal count={count} onDelete={handleDelete} onDismiss={onDismiss} />
  }
  return (
    <TargetDialog
      title={t(step === 'move' ? 'organise.moveTitle' : 'organise.copyTitle', { count })}
      submitLabel={t(step === 'move' ? 'organise.move' : 'organise.copy')}
      {...(step === 'move' && { start })}
      onSubmit={async (target) => onFinish(await organizing[step](chosen, target))}
      onDismiss={onDismiss}
      renderCreate={renderCreate}
    />
  )
}
