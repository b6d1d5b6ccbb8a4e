/** Texts of a story as it is read. */
export const messages = {
  'story.label': 'Story: {title}',
  'story.untitled': 'Story by {name}',
  'story.page': 'Page {page} of {count}',
  'story.next': 'Next page',
  'story.previous': 'Previous page',
  'story.pause': 'Pause',
  'story.play': 'Play',
  'story.nextStory': 'Next story',
  'story.removed': 'This story was removed by its creator.',
  'story.asText': 'Read this story as text',
  'story.picture': 'Picture: {alt}',
  'story.ingredients': 'Ingredients',
  'story.supplies': 'Supplies',
  'story.answerInComments': 'Answer in the comments',
  'story.edit': 'Edit story',
  'story.replyTo': 'Reply to {name}',
} as const
