/** Texts of the accounts of one browser. */
export const messages = {
  'accounts.title': 'Accounts on this browser',
  'accounts.loading': 'Loading accounts',
  'accounts.failed': 'Couldn’t load your accounts',
  'accounts.add': 'Add account',
  'accounts.addLead': 'Log in to another account. You’ll stay logged in to this one.',
  'accounts.business': 'Business account',
  'accounts.needsPassword': 'Log in again',
  'accounts.passwordOf': 'Log in as {name}',
  'accounts.passwordLead': 'This account was logged out. Enter its password to continue.',
  'accounts.remove': 'Remove {name} from this browser',
  'accounts.full': 'You can add up to {count} accounts. Remove one to add another.',
  'accounts.logOutOfAll': 'Log out of all accounts',
  'accounts.back': 'Back to accounts',
} as const
