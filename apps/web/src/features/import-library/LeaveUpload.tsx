import { useT } from '../../shared/i18n/i18n-context.ts'
import { LeaveQuestion } from '../../shared/ui/dialog/LeaveQuestion.tsx'

/** Asks before an upload is left behind. */
export function LeaveUpload() {
  const t = useT<'imports'>()
  return (
    <LeaveQuestion
      isGuarded
      heading={t('imports.leaveHeading')}
      description={t('imports.leaveDescription')}
      leave={t('imports.leave')}
      stay={t('imports.stay')}
    />
  )
}
