import { useState } from 'react'
import { readAccounts } from '../../entities/session/multiple-accounts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { PersonIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { switcherOpened } from './account-switcher-slice.ts'

/** The entry of the account menu that leads to the accounts of this browser; a visitor has it where there are some. */
export function SwitchAccountItem({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [isOffered] = useState(() => isSignedIn || readAccounts().groupId !== null)
  if (!isOffered) return null
  return (
    <MenuItem icon={<PersonIcon size={20} />} onSelect={() => dispatch(switcherOpened())}>
      {t('nav.switchAccount')}
    </MenuItem>
  )
}
