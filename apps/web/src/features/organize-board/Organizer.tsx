import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { type ReactNode, useState } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { usePins } from '../../entities/pins/select-pins.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { LoadingOverlay } from '../../shared/ui/LoadingOverlay.tsx'
import { DeletePinsModal } from './DeletePinsModal.tsx'
import styles from './Organize.module.css'
import { OrganizeBar } from './OrganizeBar.tsx'
import { noSelection, selectionOf, toggled, SelectionContext } from './selection.ts'
import { TargetDialog } from './TargetDialog.tsx'
import { useOrganizing } from './use-organizing.ts'

type Props = {
  from: PinLocation
  /** The id of the section that pins are chosen for. */
  into?: string | null
  /** The pins on the screen, in their order. */
  ids: readonly string[]
  /** How many pins the place has; absent where all of them are on the screen. */
  total?: number
  canDelete: boolean
  /** Pins went elsewhere: what is shown is to be asked for anew. */
  onChanged: () => void
  onDone: () => void
  renderCreate: (props: CreateBoardProps) => ReactNode
  children: ReactNode
}

type Step = 'choose' | 'move' | 'copy' | 'delete'

/** The chosen pins, of those that are on the screen; one that is too many is refused with a note. */
function useSelection(ids: readonly string[]) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [selection, setSelection] = useState(noSelection)
  const standing = usePins(ids).map(({ id }) => id)
  const onToggle = (id: string) => {
    const next = toggled(selection, id)
    setSelection(next)
    if (!selection.has(id) && !next.has(id))
      dispatch(toastShown({ text: t('organise.tooMany', { max: MAX_BULK_PINS }), tone: 'error' }))
  }
  return { selection, setSelection, onToggle, standing, all: selectionOf(standing) }
}

/** Chooses pins of a grid below it, and does something with all of them at once. */
export function Organizer({ from, into = null, ids, total = 0, canDelete, ...more }: Props) {
  const t = useT<'boards'>()
  const { selection, setSelection, onToggle, standing, all } = useSelection(ids)
  const [step, setStep] = useState<Step>('choose')
  const organizing = useOrganizing(from)
  const chosen = [...selection]
  const back = () => setStep('choose')
  const finish = (isDone: boolean, onFinished?: () => void) => {
    back()
    if (isDone) setSelection(noSelection)
    if (isDone) onFinished?.()
  }
  return (
    <SelectionContext value={{ selection, onToggle }}>
      <OrganizeBar
        chosen={chosen.length}
        available={all.size}
        total={Math.max(total, standing.length)}
        canDelete={canDelete}
        onAll={() => setSelection(all)}
        onNone={() => setSelection(noSelection)}
        onMove={() => setStep('move')}
        onCopy={() => setStep('copy')}
        onDelete={() => setStep('delete')}
        onDone={more.onDone}
      />
      <div className={styles.pins}>
        {more.children}
        {organizing.isRemoving && <LoadingOverlay position="absolute" />}
      </div>
      {(step === 'move' || step === 'copy') && (
        <TargetDialog
          title={t(step === 'move' ? 'organise.moveTitle' : 'organise.copyTitle', { count: chosen.length })}
          submitLabel={t(step === 'move' ? 'organise.move' : 'organise.copy')}
          start={step === 'move' ? { from, into } : undefined}
          onSubmit={async (target) => finish(await organizing[step](chosen, target), more.onChanged)}
          onDismiss={back}
          renderCreate={more.renderCreate}
        />
      )}
      {step === 'delete' && (
        <DeletePinsModal
          count={chosen.length}
          onDelete={() => void organizing.remove(chosen, back).then((isDone) => finish(isDone))}
          onDismiss={back}
        />
      )}
    </SelectionContext>
  )
}
