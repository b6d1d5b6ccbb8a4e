/** Texts of the first page after signing up. */
export const messages = {
  'welcome.heading': 'What are you into?',
  'welcome.lead': 'Pick {count} or more. Your home feed starts from them.',
  'welcome.name': 'Your name',
  'welcome.nameHint': 'Others see it on your profile. You can change it any time.',
  'welcome.nameSaved': 'Saved',
  'welcome.more': 'Pick {count} more',
  'welcome.ready': '{picked, plural, one {# topic picked} other {# topics picked}}',
  'welcome.done': 'Show my home feed',
  'welcome.skip': 'Skip for now',
} as const
