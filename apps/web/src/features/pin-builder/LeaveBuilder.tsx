import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { isBusy } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectDrafts } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useLeaveGuard } from '../../shared/browser/leave-guard.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

/** Asks before uploads are cut off and before what was typed is saved. */
export function LeaveBuilder() {
  const t = useT<'builder'>()
  const navigate = useNavigate()
  const [path, setPath] = useState<string | null>(null)
  const { pinDraftIdUploadStatusMap } = useAppSelector(selectPinBuilder)
  const drafts = Object.values(useAppSelector(selectDrafts))
  const isUnsaved = drafts.some(({ status }) => status === 'edited' || isBusy(status))
  const isUploading = Object.keys(pinDraftIdUploadStatusMap).length > 0
  useLeaveGuard((isUnsaved || isUploading) && path === null, setPath)
  if (path === null) return null
  return (
    <ConfirmationModal
      heading={t('builder.leaveHeading')}
      description={t('builder.leaveDescription')}
      primary={{ label: t('builder.leave'), isDestructive: true, onClick: () => void navigate(path) }}
      secondary={{ label: t('builder.stay'), onClick: () => setPath(null) }}
      onDismiss={() => setPath(null)}
    />
  )
}
