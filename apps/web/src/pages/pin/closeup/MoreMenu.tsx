import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { openPage } from '../../../shared/browser/page-location.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { MoreIcon } from '../../../shared/ui/icons/MoreIcon.tsx'
import { ZoomIcon } from '../../../shared/ui/icons/ZoomIcon.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../../shared/ui/menu/MenuItem.tsx'

export function MoreMenu({ pin }: { pin: Pin }) {
  const t = useT()
  return (
    <Menu
      label={t('closeup.more')}
      align="start"
      trigger={(props) => <IconButton {...props} label={t('closeup.more')} icon={<MoreIcon />} />}
    >
      <MenuItem icon={<ZoomIcon size={20} />} onSelect={() => openPage(pin.images.orig.url)}>
        {t('closeup.openPicture')}
      </MenuItem>
    </Menu>
  )
}
