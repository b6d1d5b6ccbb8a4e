import type { InitialUser } from '@tessera/api-types/page/request-context'
import { SwitchAccountItem } from '../../features/account-switcher/SwitchAccountItem.tsx'
import { FeedbackItem } from '../../features/feedback/FeedbackItem.tsx'
import { InviteItem } from '../../features/invites/InviteItem.tsx'
import { LogOutItem } from '../../features/log-out/LogOutItem.tsx'
import { chooseTheme, themeLabels, THEMES, useThemeChoice } from '../../shared/browser/theme-choice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { DeviceIcon, MoonIcon, SunIcon } from '../../shared/ui/icons/account-icons.tsx'
import { InfoIcon, LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { accountItems } from './navigation.ts'

const themeIcons = { system: DeviceIcon, light: SunIcon, dark: MoonIcon }

function ThemeItems() {
  const t = useT()
  const current = useThemeChoice()
  return THEMES.map((choice) => {
    const Icon = themeIcons[choice]
    return (
      <MenuItem
        key={choice}
        icon={<Icon size={20} />}
        isChecked={current === choice}
        onSelect={() => chooseTheme(choice)}
      >
        {t(themeLabels[choice])}
      </MenuItem>
    )
  })
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
