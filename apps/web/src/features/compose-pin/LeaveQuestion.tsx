import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLeaveGuard } from '../../shared/browser/leave-guard.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

/** Asks before a pin that nobody has published yet is left behind. */
export function LeaveQuestion({ isGuarded }: { isGuarded: boolean }) {
  const t = useT<'composer'>()
  const navigate = useNavigate()
  const [path, setPath] = useState<string | null>(null)
  useLeaveGuard(isGuarded && path === null, setPath)
  if (path === null) return null
  return (
    <ConfirmationModal
      heading={t('composer.leaveHeading')}
      description={t('composer.leaveDescription')}
      primary={{ label: t('composer.leave'), isDestructive: true, onClick: () => void navigate(path) }}
      secondary={{ label: t('composer.stay'), onClick: () => setPath(null) }}
      onDismiss={() => setPath(null)}
    />
  )
}
