import type { Section } from '../../entities/sections/sections-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { useDeleteSectionMutation } from './edit-section-api.ts'

type Props = { section: Section; onDeleted: () => void; onDismiss: () => void }

export function DeleteSectionModal({ section, onDeleted, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [deleteSection, { isLoading }] = useDeleteSectionMutation()
  const handleDelete = async () => {
    const { error } = await deleteSection({ section_id: section.id })
    if (error) {
      const text = errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
      return onDismiss()
    }
    dispatch(toastShown({ text: t('sections.deleted', { name: section.title }) }))
    onDeleted()
  }
  return (
    <ConfirmationModal
      heading={t('sections.deleteHeading', { name: section.title })}
      description={t('sections.deleteDescription', { pins: section.pin_count })}
      primary={{
        label: t('boards.deleteAction'),
        isBusy: isLoading,
        isDestructive: true,
        onClick: () => void handleDelete(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
