/** Texts of the accounts of one browser. */
export const messages = {
  'accounts.title': 'Accounts on this browser',
  'accounts.loading': 'Loading accounts',
  'accounts.failed': 'We could not load your accounts',
  'accounts.add': 'Add account',
  'accounts.addLead': 'Log in to another account. The one you use now stays logged in.',
  'accounts.business': 'Business account',
  'accounts.needsPassword': 'Log in again to use it',
  'accounts.passwordOf': 'Log in as {name}',
  'accounts.passwordLead': 'This account was logged out. Enter its password to go on.',
  'accounts.remove': 'Remove {name} from this browser',
  'accounts.full': 'A browser can hold {count} accounts. Remove one to add another.',
  'accounts.logOutOfAll': 'Log out of all accounts',
  'accounts.back': 'Back to the accounts',
} as const
