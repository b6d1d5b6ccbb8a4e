/** Texts of what was deleted and can be restored. */
export const messages = {
  'deleted.title': 'Recently deleted',
  'deleted.lead':
    'Pins, sections, boards and comments you delete stay here for 30 days. Only you can see them.',
  'deleted.loading': 'Loading what you deleted',
  'deleted.failed': 'Couldn’t load what you deleted',
  'deleted.empty': 'Nothing here',
  'deleted.emptyDescription': 'Pins, sections, boards and comments you delete stay here for 30 days.',
  'deleted.untitled': 'Untitled pin',
  'deleted.pin': 'Pin from {board}',
  'deleted.section': 'Section of {board} with {count, plural, =0 {no pins} one {# pin} other {# pins}}',
  'deleted.board': 'Board with {count, plural, =0 {no pins} one {# pin} other {# pins}}',
  'deleted.comment':
    '{replies, plural, =0 {Comment} one {Comment with # reply} other {Comment with # replies}}',
  'deleted.untitledComment': 'Comment with a photo',
  'deleted.when': 'Deleted {when}',
  'deleted.daysLeft': '{count, plural, one {# day left} other {# days left}}',
  'deleted.restore': 'Restore',
  'deleted.restoreNamed': 'Restore {name}',
  'deleted.restored': '{name} restored',
  'deleted.forget': 'Delete for good',
  'deleted.forgetNamed': 'Delete {name} for good',
  'deleted.forgetTitle': 'Delete {name} for good?',
  'deleted.forgetDescription': 'You can’t undo this.',
  'deleted.forgotten': '{name} deleted for good',
}
