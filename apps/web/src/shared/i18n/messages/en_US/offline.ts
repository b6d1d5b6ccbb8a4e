/** What is said of things that wait for a connection. */
export const messages = {
  'offline.kept': "You''re offline. This will be sent once you''re back.",
  'offline.lost': 'Something you did while offline couldn’t be saved.',
} as const
