import { closePasscode } from '../../entities/passcode/ask-passcode.ts'
import { selectPasscodeModal } from '../../entities/passcode/passcode-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'

const LazyPasscodeModals = lazyComponent(['passcode'], async () => {
  const { PasscodeModals } = await import('./PasscodeModals.tsx')
  return PasscodeModals
})

/** Beside every page: the modal of the parental passcode, when a change waits for it. */
export function PasscodeMount() {
  const t = useT()
  const store = useAppStore()
  const modal = useAppSelector(selectPasscodeModal)
  if (modal.status === 'closed') return null
  return (
    <LazyPasscodeModals key={modal.requestId} onDismiss={() => closePasscode(store, t('error.default'))} />
  )
}
