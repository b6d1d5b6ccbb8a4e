/** Texts of the pages that an operator writes about the site. */
export const messages = {
  'about.heading': 'About',
  'about.description': 'A place to discover, save and follow visual ideas.',
  'about.more': 'About this site',
  'about.ads': 'How ads work here',
  'about.failed': 'We couldn’t load this page',
  'about.notFound': 'This page doesn’t exist',
  'about.changed': 'Last changed {day}',
  'about.back': 'More about this site',
} as const
