import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { useId } from 'react'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { reportTakenName } from '../../shared/forms/taken-name.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { BoardValues } from './board-values.ts'

type Props = {
  title: string
  submitLabel: string
  values: BoardValues
  send: (values: BoardValues) => Promise<void>
  onDismiss: () => void
}

const FIELDS = ['name', 'description', 'isSecret'] as const

/** The one form of a board, for making and for changing it. */
export function BoardFormDialog({ title, submitLabel, values, send, onDismiss }: Props) {
  const t = useT<'boards'>()
  const formId = useId()
  const { field, form, submit, isSubmitting, formError } = useCallForm({
    schema: BoardValues,
    fields: FIELDS,
    values,
    send: (given) => reportTakenName(send(given)),
  })
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onDismiss={onDismiss} footer={footer} variant="sheet">
      <FormStack id={formId} onSubmit={submit}>
        <FormAlert text={formError} />
        <TextField
          {...field('name')}
          label={t('boards.name')}
          placeholder={t('boards.namePlaceholder')}
          maxLength={BOARD_NAME_MAX}
          autoComplete="off"
        />
        <TextArea {...field('description')} label={t('boards.description')} isOptional />
        <SwitchField
          {...form.register('isSecret')}
          label={t('boards.secret')}
          hint={t('boards.secretHint')}
        />
      </FormStack>
    </Dialog>
  )
}
