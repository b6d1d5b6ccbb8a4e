import { type ReactNode, useState } from 'react'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { usePins } from '../../entities/pins/select-pins.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { LoadingOverlay } from '../../shared/ui/LoadingOverlay.tsx'
import { DragArea } from './DragArea.tsx'
import styles from './Organize.module.css'
import { OrganizeBar } from './OrganizeBar.tsx'
import { noSelection, type Selection, toggled, SelectionContext } from './selection.ts'
import { type Step, StepDialog } from './StepDialog.tsx'
import { useDrops } from './use-drops.ts'
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
  /** Those of the board, where pins can be dropped. */
  sections?: readonly Section[]
  /** Absent where the viewer may not sort them. */
  onSortSections?: (ids: string[]) => unknown
  /** Pins went elsewhere: what is shown is to be asked for anew. */
  onChanged: () => void
  onDone: () => void
  renderCreate: (props: CreateBoardProps) => ReactNode
  children: ReactNode
}

/** The chosen pins, and how all of the place are chosen, wherever they are. */
function useSelection(ids: readonly string[], total: number, listAll: () => Promise<string[] | null>) {
  const [selection, setSelection] = useState<Selection>(noSelection)
  const [isListing, setIsListing] = useState(false)
  const standing = usePins(ids).map(({ id }) => id)
  const onToggle = (id: string) => setSelection(toggled(selection, id))
  const chooseAll = async () => {
    if (total <= standing.length) return setSelection(new Set(standing))
    setIsListing(true)
    const all = await listAll()
    setIsListing(false)
    if (all) setSelection(new Set(all))
  }
  return {
    choosing: { selection, onToggle },
    chosen: [...selection],
    isBeyondScreen: ![...selection].every((id) => standing.includes(id)),
    setSelection,
    standing,
    chooseAll,
    isListing,
  }
}

/** Chooses pins of a grid below it, and does something with all of them at once. */
export function Organizer({ from, into = null, ids, total = 0, canDelete, ...more }: Props) {
  const organizing = useOrganizing(from)
  const { choosing, chosen, setSelection, standing, ...all } = useSelection(ids, total, organizing.all)
  const [step, setStep] = useState<'choose' | Step>('choose')
  const back = () => setStep('choose')
  const finish = (left: readonly string[]) => {
    back()
    setSelection(new Set(left))
    if (left.length < chosen.length && (step !== 'delete' || all.isBeyondScreen)) more.onChanged()
  }
  const move = { onMove: organizing.move, setSelection }
  const { onDrop, steps } = useDrops({ ...more, ...move, from, ids: standing, chosen })
  return (
    <SelectionContext value={choosing}>
      <OrganizeBar
        chosen={chosen.length}
        total={Math.max(total, standing.length)}
        isAllHere={total <= standing.length}
        isListing={all.isListing}
        canDelete={canDelete}
        onAll={() => void all.chooseAll()}
        onNone={() => setSelection(noSelection)}
        onMove={() => setStep('move')}
        onCopy={() => setStep('copy')}
        onDelete={() => setStep('delete')}
        onDone={more.onDone}
        {...(steps && { steps })}
      />
      <DragArea sections={more.sections} canSort={more.onSortSections !== undefined} onDrop={onDrop}>
        <div className={styles.pins}>
          {more.children}
          {organizing.isRemoving && <LoadingOverlay position="absolute" />}
        </div>
      </DragArea>
      {step !== 'choose' && (
        <StepDialog
          step={step}
          chosen={chosen}
          start={{ from, into }}
          organizing={organizing}
          renderCreate={more.renderCreate}
          onFinish={finish}
          onDismiss={back}
        />
      )}
    </SelectionContext>
  )
}
