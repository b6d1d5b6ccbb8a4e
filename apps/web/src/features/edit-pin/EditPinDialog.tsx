import { useId, useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { useUpdatePinMutation } from './edit-pin-api.ts'
import { EditedValues, valuesOf } from './edited-values.ts'

const FIELDS = ['title', 'description', 'link', 'alt_text', 'note', 'allowsComments'] as const
const DIALOG_WIDTH = 640

function useEditing(pin: Pin, onDismiss: () => void) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [update] = useUpdatePinMutation()
  const [values] = useState(() => valuesOf(pin))
  return useCallForm({
    schema: EditedValues,
    fields: FIELDS,
    values,
    send: async ({ allowsComments, ...words }) => {
      await update({ id: pin.id, ...words, comments_disabled: !allowsComments }).unwrap()
      dispatch(toastShown({ text: t('composer.saved') }))
      onDismiss()
    },
  })
}

/** Changes the words of one's own pin. */
export function EditPinDialog({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT()
  const formId = useId()
  const { field, form, submit, isSubmitting, formError } = useEditing(pin, onDismiss)
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
        <TextField {...field('title')} label={t('composer.title')} isOptional />
        <TextArea {...field('description')} label={t('composer.description')} isOptional />
        <TextField {...field('link')} type="url" dir="ltr" label={t('composer.link')} isOptional />
        <TextArea {...field('alt_text')} rows={2} label={t('composer.altText')} isOptional />
        <TextArea {...field('note')} rows={2} label={t('composer.note')} isOptional />
        <SwitchField {...form.register('allowsComments')} label={t('composer.allowComments')} />
      </FormStack>
    </Dialog>
  )
}
