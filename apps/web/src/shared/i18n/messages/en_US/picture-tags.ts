/** Texts of the people who are tagged on a picture. */
export const messages = {
  'tagged.untagMe': 'Remove me from this pin',
} as const
