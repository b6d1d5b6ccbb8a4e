/** Texts of the suggestions below the search box. */
export const messages = {
  'typeahead.suggestions': 'Search suggestions',
  'typeahead.recent': 'Recent searches',
  'typeahead.clear': 'Clear',
  'typeahead.failed': 'Couldn’t load suggestions. Press Enter to search anyway.',
} as const
