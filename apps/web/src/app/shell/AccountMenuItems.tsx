import { useState } from 'react'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { SwitchAccountItem } from '../../features/account-switcher/SwitchAccountItem.tsx'
import { FeedbackItem } from '../../features/feedback/FeedbackItem.tsx'
import { InviteItem } from '../../features/invites/InviteItem.tsx'
import { LogOutItem } from '../../features/log-out/LogOutItem.tsx'
import { chooseTheme, type ThemeChoice, themeChoice } from '../../shared/browser/theme-choice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { DeviceIcon, MoonIcon, SunIcon } from '../../shared/ui/icons/account-icons.tsx'
import { InfoIcon, LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { accountItems } from './navigation.ts'

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

/** What the account menu offers: places, the choice of theme, and the way out. */
export function AccountMenuItems({ viewer }: { viewer: InitialUser | null }) {
  const t = useT()
  return (
    <>
      {accountItems(viewer).map(({ to, label, Icon }) => (
        <MenuItem key={to} to={to} icon={<Icon size={20} />}>
          {t(label)}
        </MenuItem>
      ))}
      <ThemeItems />
      {!viewer && (
        <MenuItem to="/cookies/" icon={<LockIcon size={20} />}>
          {t('nav.cookies')}
        </MenuItem>
      )}
      <SwitchAccountItem isSignedIn={viewer !== null} />
      {viewer && <InviteItem />}
      {viewer && <FeedbackItem />}
      <MenuItem to="/about/" icon={<InfoIcon size={20} />}>
        {t('nav.about')}
      </MenuItem>
      {viewer && <LogOutItem />}
    </>
  )
}
