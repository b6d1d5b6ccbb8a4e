import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLeaveGuard } from '../../shared/browser/leave-guard.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

/** Asks before an upload is left behind. */
export function LeaveUpload() {
  const t = useT<'imports'>()
  const navigate = useNavigate()
  const [path, setPath] = useState<string | null>(null)
  useLeaveGuard(path === null, setPath)
  if (path === null) return null
  return (
    <ConfirmationModal
      heading={t('imports.leaveHeading')}
      description={t('imports.leaveDescription')}
      primary={{ label: t('imports.leave'), isDestructive: true, onClick: () => void navigate(path) }}
      secondary={{ label: t('imports.stay'), onClick: () => setPath(null) }}
      onDismiss={() => setPath(null)}
    />
  )
}
