import { type ReactNode, useState } from 'react'
import { selectBoardEntities } from '../../entities/boards/boards-slice.ts'
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
  onSubmit: (target: { place: PinLocation; name: string }) => Promise<void>
  onDismiss: () => void
  renderCreate: (props: CreateBoardProps) => ReactNode
}

/** Asks where chosen pins go. */
export function TargetDialog({ title, submitLabel, onSubmit, onDismiss, renderCreate }: Props) {
  const t = useT()
  const boards = useAppSelector(selectBoardEntities)
  const [place, setPlace] = useState<PinLocation>({ boardId: '', sectionId: null })
  const [isBusy, setIsBusy] = useState(false)
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
      <Button tone="primary" disabled={!board} isBusy={isBusy} onClick={() => void handleSubmit()}>
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
