import { type ReactNode, useState } from 'react'
import { type Board, selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './Organize.module.css'

type Props = {
  title: string
  submitLabel: string
  /** Where pins are, and the section they are chosen for: they often go to another one of the same board. */
  start?: { from: PinLocation; into: string | null }
  onSubmit: (target: { place: PinLocation; name: string }) => Promise<void>
  onDismiss: () => void
  renderCreate: (props: CreateBoardProps) => ReactNode
}

function firstPlace(start: Props['start'], board: Board | undefined): PinLocation {
  if (!start || !board?.sections?.length) return { boardId: '', sectionId: null }
  const isHere = board.sections.some(({ id }) => id === start.into)
  return { boardId: board.id, sectionId: isHere ? start.into : null }
}

/** Asks where chosen pins go. */
export function TargetDialog({ title, submitLabel, start, onSubmit, onDismiss, renderCreate }: Props) {
  const t = useT()
  const boards = useAppSelector(selectBoardEntities)
  const [chosen, setPlace] = useState<PinLocation | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = chosen ?? firstPlace(start, boards[start?.from.boardId ?? ''])
  const isWhereTheyAre = place.boardId === start?.from.boardId && place.sectionId === start.from.sectionId
  const board = boards[place.boardId]
  const section = board?.sections?.find(({ id }) => id === place.sectionId)
  const name = section?.title ?? board?.name ?? ''
  const handleSubmit = async () => {
    setIsBusy(true)
    await onSubmit({ place, name })
    setIsBusy(false)
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button
        tone="primary"
        disabled={!board || isWhereTheyAre}
        isBusy={isBusy}
        onClick={() => void handleSubmit()}
      >
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onDismiss={onDismiss} footer={footer} variant="sheet">
      <div className={styles.target}>
        <SaveTargetField value={place} onChange={setPlace} isDisabled={isBusy} renderCreate={renderCreate} />
      </div>
    </Dialog>
  )
}
