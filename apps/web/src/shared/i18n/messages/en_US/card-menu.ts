/** Texts of the menu of a card. */
export const messages = {
  'cardMenu.title': 'Options',
  'cardMenu.send': 'Send',
  'cardMenu.hide': 'Hide this pin',
  'cardMenu.hideHint': 'You won’t see it in your feeds again.',
  'cardMenu.hidden': 'Pin hidden',
  'cardMenu.report': 'Report pin',
} as const
