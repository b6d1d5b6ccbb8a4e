import { SECTION_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { useId, useState } from 'react'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { reportTakenName } from '../../shared/forms/taken-name.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { useCreateSectionMutation, useRenameSectionMutation } from './edit-section-api.ts'
import { SectionValues } from './section-values.ts'

type Props = {
  boardId: string
  /** Absent to add a new one. */
  section?: Section
  onSaved: (section: Section) => void
  onDismiss: () => void
}

const FIELDS = ['name'] as const

function useSave({ boardId, section, onSaved }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [create] = useCreateSectionMutation()
  const [rename] = useRenameSectionMutation()
  return async ({ name }: SectionValues) => {
    const saved = section
      ? await rename({ section_id: section.id, name }).unwrap()
      : await create({ board_id: boardId, name }).unwrap()
    const text = section ? t('boards.saved', { name }) : t('sections.created', { name })
    dispatch(toastShown({ text }))
    onSaved(saved)
  }
}

/** Adds a section to a board, or renames one. */
export function SectionDialog(props: Props) {
  const { section, onDismiss } = props
  const t = useT<'boards'>()
  const formId = useId()
  const save = useSave(props)
  const [values] = useState({ name: section?.title ?? '' })
  const { field, submit, isSubmitting, formError } = useCallForm({
    schema: SectionValues,
    fields: FIELDS,
    values,
    send: (given) => reportTakenName(save(given)),
  })
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={isSubmitting}>
        {section ? t('boards.save') : t('sections.createAction')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={section ? t('sections.edit') : t('sections.create')}
      onDismiss={onDismiss}
      footer={footer}
      variant="sheet"
    >
      <FormStack id={formId} onSubmit={submit}>
        <FormAlert text={formError} />
        <TextField
          {...field('name')}
          label={t('sections.name')}
          maxLength={SECTION_NAME_MAX}
          autoComplete="off"
        />
      </FormStack>
    </Dialog>
  )
}
