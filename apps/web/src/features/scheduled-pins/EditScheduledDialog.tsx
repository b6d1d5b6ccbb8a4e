import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { type ReactNode, useId, useState } from 'react'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { momentText, secondsOf } from '../../entities/scheduled-pins/publishing-time.ts'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { TimeInputs } from '../../entities/scheduled-pins/TimeInputs.tsx'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { ScheduledValues, valuesOf } from './scheduled-values.ts'
import styles from './ScheduledPins.module.css'

const FIELDS = ['title', 'scheduledDate', 'scheduledTime'] as const

type Props = {
  pin: ScheduledPin
  renderCreate: (props: CreateBoardProps) => ReactNode
  onDismiss: () => void
}

const placeOf = ({ board, section }: ScheduledPin): PinLocation => ({
  boardId: board?.id ?? '',
  sectionId: section?.id ?? null,
})

function useRescheduling(pin: ScheduledPin, onDismiss: () => void) {
  const { t, locale } = useTranslator<'schedule'>()
  const dispatch = useAppDispatch()
  const [update] = scheduledPinsApi.useUpdateScheduledMutation()
  const [place, setPlace] = useState(() => placeOf(pin))
  const [hasTried, setHasTried] = useState(false)
  const [values] = useState(() => valuesOf(pin))
  const call = useCallForm({
    schema: ScheduledValues,
    fields: FIELDS,
    values,
    send: async ({ title, ...time }) => {
      setHasTried(true)
      if (!place.boardId) return
      const target = { board_id: place.boardId, section_id: place.sectionId }
      const saved = await update({ id: pin.id, title, ...target, scheduled_ts: secondsOf(time) }).unwrap()
      const when = momentText(saved.scheduled_ts, locale)
      dispatch(toastShown({ text: t('schedule.saved', { when }) }))
      onDismiss()
    },
  })
  const targetError = hasTried && !place.boardId ? t('schedule.boardNeeded') : undefined
  return { ...call, place, setPlace, targetError }
}

/** Changes title, place and time of a pin that waits. */
export function EditScheduledDialog({ pin, renderCreate, onDismiss }: Props) {
  const { t } = useTranslator<'schedule'>()
  const formId = useId()
  const { field, submit, isSubmitting, formError, place, setPlace, targetError } = useRescheduling(
    pin,
    onDismiss,
  )
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
        {t('schedule.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('schedule.editHeading')} onDismiss={onDismiss} footer={footer} variant="sheet">
      {/* Beside its controls, since the dialog of a new board has a form of its own. */}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} />
      <div className={styles.fields}>
        <FormAlert text={formError} />
        <TextField {...field('title')} form={formId} label={t('schedule.title')} isOptional />
        <TimeInputs formId={formId} date={field('scheduledDate')} time={field('scheduledTime')} />
        <SaveTargetField value={place} onChange={setPlace} error={targetError} renderCreate={renderCreate} />
      </div>
    </Dialog>
  )
}
