/** Texts about cookies; a change of meaning raises CONSENT_TEXT_VERSION. */
export const messages = {
  'consent.title': 'Your cookie choices',
  'consent.lead':
    'We use essential cookies. Choose whether to allow others. You can change your mind at any time.',
  'consent.more': 'About cookies',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.manage': 'Manage',
  'consent.save': 'Save choices',
  'consent.saved': 'Choices saved',
  'consent.uses': 'Allow cookies for',
  'consent.personalization': 'Personalization',
  'consent.personalizationHint': 'Suggest ideas based on what you viewed here before you signed up.',
  'consent.analytics': 'Analytics',
  'consent.analyticsHint': 'Count how pages are used so we can improve them.',
  'consent.marketing': 'Marketing',
  'consent.marketingHint': 'Let advertisers know that a visit or sign-up came from their ad.',
  'consent.heading': 'Cookies',
  'consent.description': 'What we store in your browser, and what you allow.',
  'consent.needed':
    'Essential cookies are always on. They keep you logged in, protect forms and remember your language and theme.',
  'consent.needsScript':
    'Turn on JavaScript in your browser to choose. Without it, this site uses essential cookies only.',
  'consent.signalled': 'Your browser asks us not to share your data, so marketing stays off.',
  'consent.thirdParties': 'Third-party marketing',
  'consent.thirdPartiesHint':
    'When off, we don’t share anything about your account with advertisers, on any device.',
  'consent.history': 'Your earlier choices',
  'consent.historyLine': '{when}: {uses}',
  'consent.nothing': 'essential cookies only',
  'consent.noHistory': 'You haven’t made a choice yet.',
  'consent.loading': 'Loading your choices',
  'consent.failed': 'Couldn’t load your choices',
} as const
