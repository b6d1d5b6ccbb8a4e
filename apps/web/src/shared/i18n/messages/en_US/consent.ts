/** Texts about cookies; a change of meaning raises CONSENT_TEXT_VERSION. */
export const messages = {
  'consent.title': 'Your choice about cookies',
  'consent.lead':
    'What this site needs to work is always on. You decide about the rest, and can change your mind at any time.',
  'consent.more': 'About cookies',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.manage': 'Manage',
  'consent.save': 'Save choices',
  'consent.saved': 'Your choice is saved',
  'consent.uses': 'Allow cookies for',
  'consent.personalization': 'Personalization',
  'consent.personalizationHint': 'Ideas chosen by what you looked at here before you had an account.',
  'consent.analytics': 'Analytics',
  'consent.analyticsHint': 'Counting how pages are used, so that we can make them better.',
  'consent.marketing': 'Marketing',
  'consent.marketingHint': 'Telling advertisers that a visit or sign-up came from their ad.',
  'consent.heading': 'Cookies',
  'consent.description': 'What this site keeps in your browser, and what you allow.',
  'consent.needed':
    'Cookies that keep you logged in, protect forms and remember your language and theme are needed and always on.',
  'consent.signalled':
    'Your browser asks us not to share what we learn. Marketing stays off whatever is chosen here.',
  'consent.thirdParties': 'Marketing by third parties',
  'consent.thirdPartiesHint': 'Off, advertisers hear nothing of your account on any device.',
  'consent.history': 'Your earlier choices',
  'consent.historyLine': '{when}: {uses}',
  'consent.nothing': 'nothing beyond what is needed',
  'consent.noHistory': 'You have not chosen yet.',
  'consent.loading': 'Loading your choices',
  'consent.failed': 'Your choices could not be loaded',
} as const
