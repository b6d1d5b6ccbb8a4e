import { leaveBy } from '../../shared/browser/leave-by.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { LogOutIcon } from '../../shared/ui/icons/account-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { useLogOut } from './use-log-out.ts'

/** The entry of the account menu that logs out. */
export function LogOutItem() {
  const t = useT()
  const logOut = useLogOut()
  return (
    <MenuItem icon={<LogOutIcon size={20} />} onSelect={() => leaveBy(() => logOut({ reason: 'asked' }))}>
      {t('nav.logOut')}
    </MenuItem>
  )
}
