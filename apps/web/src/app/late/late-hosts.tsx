import { AccountSwitcherHost } from './AccountSwitcherHost.tsx'

/** Banners, prompts and dialogs that wait for their moment: one element a feature. */
export const lateHosts = (
  <>
    <AccountSwitcherHost />
  </>
)
