export const messages = {
  'resources.feedback.name': 'Feedback',
  'resources.feedback.empty': 'No feedback yet',
  'resources.feedback.fields.verbatim': 'Feedback',
  'resources.feedback.fields.user': 'Member',
  'resources.feedback.fields.action_from': 'Source',
  'resources.feedback.fields.created_at': 'Date',
} as const
