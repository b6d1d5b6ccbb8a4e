import {
  selectIsSwitcherOpen,
  switcherClosed,
} from '../../features/account-switcher/account-switcher-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const LazyAccountSwitcherDialog = lazyComponent(['accounts', 'auth'], async () => {
  const { AccountSwitcherDialog } = await import('./AccountSwitcherDialog.tsx')
  return AccountSwitcherDialog
})

/** Beside every page: the accounts of this browser, once somebody asks for them. */
export function AccountSwitcherMount() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsSwitcherOpen)
  return isOpen && <LazyAccountSwitcherDialog onDismiss={() => dispatch(switcherClosed())} />
}
