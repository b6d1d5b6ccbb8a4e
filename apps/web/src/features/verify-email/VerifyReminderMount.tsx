import { reminderDismissed, selectIsReminderShown } from '../../entities/session/verify-reminder-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const LazyVerifyEmailModal = lazyComponent<{ onDismiss: () => void }>(['prompts'], async () => {
  const { VerifyEmailModal } = await import('./VerifyEmailModal.tsx')
  return VerifyEmailModal
})

/** Beside every page: the reminder to verify the email, once it is asked for. */
export function VerifyReminderMount() {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(selectIsReminderShown)
  return isShown && <LazyVerifyEmailModal onDismiss={() => dispatch(reminderDismissed())} />
}
