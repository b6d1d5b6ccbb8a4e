import Avatar from '@mui/material/Avatar'
import { Logout, useGetIdentity, UserMenu, useTranslate } from 'react-admin'
import { LeaveItem, NotificationsItem } from './LeaveItem.tsx'
import { siteResources } from '../site-resources.ts'
import { SiteItem } from './SiteItem.tsx'

const PICTURE_PX = 28

/** Named by what it shows; the picture beside the name adds nothing. */
export function AccountMenu() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const name = identity?.fullName ?? ''
  const image: unknown = identity?.['image']
  return (
    <UserMenu
      label={translate('console.account_of', { name })}
      icon={
        <Avatar
          alt=""
          src={typeof image === 'string' ? image : undefined}
          sx={{ width: PICTURE_PX, height: PICTURE_PX }}
        />
      }
    >
      {identity?.['isEmployee'] === true &&
        siteResources.map((place) => <SiteItem key={place.name} place={place} />)}
      <NotificationsItem />
      <LeaveItem />
      <Logout />
    </UserMenu>
  )
}
