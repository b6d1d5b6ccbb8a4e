/** Texts of the list of stories that are not published yet. */
export const messages = {
  'storyDrafts.heading': '{count, plural, one {# story draft} other {# story drafts}}',
  'storyDrafts.failed': 'We couldn’t load your story drafts.',
  'storyDrafts.untitled': 'Untitled story',
  'storyDrafts.pages': '{count, plural, one {# page} other {# pages}}',
  'storyDrafts.delete': 'Delete',
  'storyDrafts.deleteNamed': 'Delete {title}',
  'storyDrafts.deleted': 'Draft deleted',
} as const
