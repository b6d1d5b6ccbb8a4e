/** Texts of topics. */
export const messages = {
  'topics.heading': 'Explore topics',
  'topics.description': 'Follow what you like, and your home feed fills with it.',
  'topics.all': 'All topics',
  'topics.loading': 'Loading topics',
  'topics.failed': 'The topics did not load',
  'topics.none': 'There are no topics yet',
  'topics.followerCount': '{count, plural, =0 {Be the first to follow} one {# follower} other {# followers}}',
  'topics.notFound': 'We could not find that topic',
  'topics.topicFailed': 'The topic did not load',
  'topics.headDescription': 'Ideas about {name}, the best loved first.',
  'topics.pinsOf': 'Pins about {name}',
  'topics.empty': 'No pins about {name} yet',
  'topics.toHome': 'See your home feed',
} as const
