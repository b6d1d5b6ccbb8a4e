export const messages = {
  'resources.texts.name': '{smart_count, plural, one {Site page} other {Site pages}}',
  'resources.texts.empty': 'No pages yet. Tell people who runs this site, and what its terms are.',
  'resources.texts.create': 'Create page',
  'resources.texts.search': 'Search title or text',
  'resources.texts.saved': 'Page saved. Everyone can read it now.',
  'resources.texts.delete.button': 'Delete',
  'resources.texts.delete.title': 'Delete {name}?',
  'resources.texts.delete.content': 'Its link will stop working.',
  'resources.texts.delete.done': '{name} deleted',
  'resources.texts.view': 'View',
  'resources.texts.name_hint':
    'The last part of the page’s address, such as “terms” in /about/terms/. “about” is the start page.',
  'resources.texts.text_hint':
    'Blank lines separate paragraphs. A line that begins with “# ” is a heading, lines that begin with “- ” are a list. Web addresses become links.',
  'resources.texts.fields.title': 'Title',
  'resources.texts.fields.name': 'Address',
  'resources.texts.fields.text': 'Text',
  'resources.texts.fields.updated_at': 'Last changed',
} as const
