import { confirmationDismissed, selectConfirmation } from '../../entities/session/confirm-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const LazyConfirmIdentityDialog = lazyComponent(['confirm'], async () => {
  const { ConfirmIdentityDialog } = await import('./ConfirmIdentityDialog.tsx')
  return ConfirmIdentityDialog
})

/** Beside every page: waits until a call is refused until somebody confirms who they are. */
export function ConfirmIdentityMount() {
  const dispatch = useAppDispatch()
  const confirmation = useAppSelector(selectConfirmation)
  return (
    confirmation && (
      <LazyConfirmIdentityDialog
        confirmation={confirmation}
        onDismiss={() => dispatch(confirmationDismissed())}
      />
    )
  )
}
