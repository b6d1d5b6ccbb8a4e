import { useEffect } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { sessionStore } from '../../shared/browser/storage.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { isGatedWrite } from './gated-write.ts'
import { reminderDismissed, reminderShown, selectIsReminderShown } from './verify-reminder-slice.ts'

const REMINDED = 'verify_reminded'

const LazyVerifyEmailModal = lazyComponent<{ onDismiss: () => void }>(['prompts'], async () => {
  const { VerifyEmailModal } = await import('./VerifyEmailModal.tsx')
  return VerifyEmailModal
})

/** Beside every page: reminds an unverified member who begins to write for others, once a visit, and holds nothing up. */
export function VerifyReminderMount() {
  const store = useAppStore()
  const isShown = useAppSelector(selectIsReminderShown)
  useEffect(
    () =>
      onAnyAction((action) => {
        if (!isGatedWrite(action) || sessionStore.read(REMINDED)) return
        if (selectViewer(store.getState())?.email_verified !== false) return
        sessionStore.write(REMINDED, '1')
        store.dispatch(reminderShown())
      }),
    [store],
  )
  return isShown && <LazyVerifyEmailModal onDismiss={() => store.dispatch(reminderDismissed())} />
}
