import {
  selectIsSwitcherOpen,
  switcherClosed,
} from '../../features/account-switcher/account-switcher-slice.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

const Part = partWithTexts(['accounts', 'auth'], async () => {
  const { AccountSwitcherDialog } = await import('./AccountSwitcherDialog.tsx')
  return AccountSwitcherDialog
})

/** Beside every page: the accounts of this browser, once somebody asks for them. */
export function AccountSwitcherMount() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsSwitcherOpen)
  return isOpen && <Part onDismiss={() => dispatch(switcherClosed())} />
}
