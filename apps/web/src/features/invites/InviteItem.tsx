import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { ShareIcon } from '../../shared/ui/icons/share-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { invitingStarted } from './invites-slice.ts'

/** The entry of the account menu that opens the ways to invite. */
export function InviteItem() {
  const t = useT()
  const dispatch = useAppDispatch()
  return (
    <MenuItem icon={<ShareIcon size={20} />} onSelect={() => dispatch(invitingStarted())}>
      {t('nav.inviteFriends')}
    </MenuItem>
  )
}
