import { type ReactNode, useId, useState } from 'react'
import { PinTextForm, pinTextLimits, pinTextOf, pinTextValues } from '../../entities/pins/pin-text-form.ts'
import { PinTextFields } from '../../entities/pins/PinTextFields.tsx'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { useUpdatePinMutation } from './edit-pin-api.ts'

const DIALOG_WIDTH = 640

function useEditing(pin: Pin, onDismiss: () => void) {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const [update] = useUpdatePinMutation()
  const [values] = useState(() => pinTextValues(pin))
  return useCallForm({
    schema: PinTextForm,
    values,
    texts: pinTextLimits,
    send: async (written) => {
      await update({ id: pin.id, ...changedFields(pinTextOf(values), pinTextOf(written)) }).unwrap()
      dispatch(toastShown({ text: t('composer.saved') }))
      onDismiss()
    },
  })
}

type Props = {
  pin: Pin
  onDismiss: () => void
  /** What is changed at once, apart from the words. */
  children?: ReactNode
}

/** Changes the words of one's own pin. */
export function EditPinDialog({ pin, onDismiss, children }: Props) {
  const t = useT<'composer'>()
  const formId = useId()
  const call = useEditing(pin, onDismiss)
  const { submit, isSubmitting, formError } = call
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
        {t('composer.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('composer.editPin')}
      onDismiss={onDismiss}
      footer={footer}
      width={DIALOG_WIDTH}
      variant="sheet"
    >
      <FormStack id={formId} onSubmit={submit}>
        <FormAlert text={formError} />
        <PinTextFields
          call={call}
          valueOf={(name) => call.form.watch(name)}
          canSayMadeWithAi={pin.abilities?.can_say_made_with_ai === true}
        />
      </FormStack>
      {children}
    </Dialog>
  )
}
