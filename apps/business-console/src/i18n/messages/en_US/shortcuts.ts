/** Pages a person keeps at hand in the header. */
export const messages = {
  'console.shortcuts.label': 'Shortcuts',
  'console.shortcuts.suggested': 'Suggested',
  'console.shortcuts.add': 'Add current page',
  'console.shortcuts.added': 'Shortcut added',
  'console.shortcuts.edit': 'Edit shortcuts',
  'console.shortcuts.done': 'Done',
  'console.shortcuts.none': 'You don’t have any shortcuts yet. Open a page and choose “Add current page”.',
  'console.shortcuts.name': 'Name of {name}',
  'console.shortcuts.up': 'Move {name} up',
  'console.shortcuts.down': 'Move {name} down',
  'console.shortcuts.remove': 'Remove {name}',
  'console.shortcuts.taken': 'You already have this shortcut.',
  'console.shortcuts.full': 'You can have up to 8 shortcuts. Remove one to add another.',
  'console.shortcuts.not_saved': "We couldn''t save your shortcuts. Try again.",
}
