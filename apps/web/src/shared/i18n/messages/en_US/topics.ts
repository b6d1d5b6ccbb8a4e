/** Texts of topics. */
export const messages = {
  'topics.heading': 'Explore topics',
  'topics.description': 'Follow topics to fill your home feed with what you like.',
  'topics.all': 'All topics',
  'topics.loading': 'Loading topics',
  'topics.failed': 'Couldn’t load topics',
  'topics.none': 'No topics yet',
  'topics.followerCount': '{count, plural, =0 {Be the first to follow} one {# follower} other {# followers}}',
  'topics.notFound': 'We couldn’t find that topic',
  'topics.topicFailed': 'Couldn’t load the topic',
  'topics.headDescription': 'The best-loved ideas about {name}.',
  'topics.pinsOf': 'Pins about {name}',
  'topics.empty': 'No pins about {name} yet',
  'topics.toHome': 'Go to your home feed',
} as const
