export const messages = {
  'feedback.prompt': 'What could we do better?',
  'feedback.send': 'Send',
  'feedback.thanks': 'Thanks for your feedback!',
} as const
