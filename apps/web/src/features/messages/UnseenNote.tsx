import { selectUnseenCount } from '../../entities/conversations/conversations-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'

/** The unread messages badge for screen readers. */
export function UnseenNote() {
  const t = useT<'conversations'>()
  const count = useAppSelector(selectUnseenCount)
  return (
    <VisuallyHidden>
      <output>{t('conversations.unseen', { count })}</output>
    </VisuallyHidden>
  )
}
