import { type ReactNode, useState } from 'react'
import { selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import { pinRelisted } from '../../entities/boards/pin-lists.ts'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import { type PinLocation, pinsMoved } from '../../entities/pins/pin-moves.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './EditPin.module.css'
import { useUpdatePinMutation } from './edit-pin-api.ts'

type Props = { pin: Pin; onDismiss: () => void; renderCreate: (props: CreateBoardProps) => ReactNode }

const placeOf = ({ board, section }: Pin): PinLocation => ({
  boardId: board?.id ?? '',
  sectionId: section?.id ?? null,
})

/** Puts one's own pin on another board or into a section. */
export function MovePinDialog({ pin, onDismiss, renderCreate }: Props) {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const boards = useAppSelector(selectBoardEntities)
  const [from] = useState(() => placeOf(pin))
  const [place, setPlace] = useState(from)
  const [update, { isLoading }] = useUpdatePinMutation()
  const isSame = place.boardId === from.boardId && place.sectionId === from.sectionId
  const [failure, setFailure] = useState<string>()
  const handleMove = async () => {
    const { data, error } = await update({ id: pin.id, board_id: place.boardId, section_id: place.sectionId })
    if (!data) return setFailure(errorText(error, t))
    dispatch(pinsMoved({ pinIds: [pin.id], from, to: place }))
    dispatch(pinRelisted(pin.id, from, place))
    const name = data.section?.title ?? boards[place.boardId]?.name ?? ''
    dispatch(toastShown({ text: t('composer.moved', { place: name }) }))
    onDismiss()
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button
        tone="primary"
        isBusy={isLoading}
        disabled={isSame || !place.boardId}
        onClick={() => void handleMove()}
      >
        {t('composer.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('composer.movePin')} onDismiss={onDismiss} footer={footer} variant="sheet">
      <div className={styles.place}>
        <SaveTargetField
          value={place}
          onChange={setPlace}
          error={failure}
          isDisabled={isLoading}
          renderCreate={renderCreate}
        />
      </div>
    </Dialog>
  )
}
