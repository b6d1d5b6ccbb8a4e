/** Texts of the suggestions below the search box. */
export const messages = {
  'typeahead.suggestions': 'Search suggestions',
  'typeahead.recent': 'Recent searches',
  'typeahead.clear': 'Clear',
  'typeahead.failed': 'Suggestions did not load. Press Enter to search all the same.',
} as const
