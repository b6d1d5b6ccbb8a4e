import { AccountSwitcher } from '../../features/account-switcher/AccountSwitcher.tsx'
import { LogInForm } from '../../features/log-in/LogInForm.tsx'
import { LogOutOfAllButton } from '../../features/log-out/LogOutOfAllButton.tsx'

/** The account switcher with the ways in and out of the product. */
export const AccountSwitcherDialog = ({ onDismiss }: { onDismiss: () => void }) => (
  <AccountSwitcher
    onDismiss={onDismiss}
    logIn={(identifier) => <LogInForm next="/" identifier={identifier} />}
    logOutOfAll={<LogOutOfAllButton />}
  />
)
