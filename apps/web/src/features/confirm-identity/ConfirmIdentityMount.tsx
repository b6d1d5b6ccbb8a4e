import { confirmationDismissed, selectConfirmation } from '../../entities/session/confirm-slice.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const Part = partWithTexts(['confirm'], async () => {
  const { ConfirmIdentityDialog } = await import('./ConfirmIdentityDialog.tsx')
  return ConfirmIdentityDialog
})

/** Beside every page: waits until a call is refused until somebody confirms who they are. */
export function ConfirmIdentityMount() {
  const dispatch = useAppDispatch()
  const confirmation = useAppSelector(selectConfirmation)
  return (
    confirmation && <Part confirmation={confirmation} onDismiss={() => dispatch(confirmationDismissed())} />
  )
}
