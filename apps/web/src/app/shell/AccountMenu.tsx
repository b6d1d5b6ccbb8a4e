import { useState } from 'react'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { chooseTheme, type ThemeChoice, themeChoice } from '../../shared/browser/theme-choice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { DeviceIcon } from '../../shared/ui/icons/DeviceIcon.tsx'
import { MoonIcon } from '../../shared/ui/icons/MoonIcon.tsx'
import { SunIcon } from '../../shared/ui/icons/SunIcon.tsx'
import { MoreIcon } from '../../shared/ui/icons/MoreIcon.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { accountPlaces } from './navigation.ts'
import styles from './AccountMenu.module.css'
import { shellSlots } from './shell-slots.tsx'

const THEMES = [
  { choice: 'system', label: 'nav.themeSystem', Icon: DeviceIcon },
  { choice: 'light', label: 'nav.themeLight', Icon: SunIcon },
  { choice: 'dark', label: 'nav.themeDark', Icon: MoonIcon },
] as const

function ThemeItems() {
  const t = useT()
  const [current, setCurrent] = useState<ThemeChoice>(themeChoice)
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice)
    setCurrent(choice)
  }
  return THEMES.map(({ choice, label, Icon }) => (
    <MenuItem
      key={choice}
      icon={<Icon size={20} />}
      isChecked={current === choice}
      onSelect={() => choose(choice)}
    >
      {t(label)}
    </MenuItem>
  ))
}

/** The viewer's own places, the way in for a visitor, and the choice of theme for both. */
export function AccountMenu({ viewer }: { viewer: InitialUser | null }) {
  const t = useT()
  return (
    <Menu
      label={t('nav.accountMenu')}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t('nav.accountMenu')} className={styles.trigger}>
          {viewer ? (
            <Avatar name={viewer.full_name} imageUrl={viewer.image_medium_url} size={32} isDecorative />
          ) : (
            <MoreIcon />
          )}
        </button>
      )}
    >
      {accountPlaces(viewer).map(({ to, label, Icon }) => (
        <MenuItem key={to} to={to} icon={<Icon size={20} />}>
          {t(label)}
        </MenuItem>
      ))}
      <ThemeItems />
      {viewer && shellSlots.accountMenu}
    </Menu>
  )
}
