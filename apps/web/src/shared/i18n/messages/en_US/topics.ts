/** Texts of topics. */
export const messages = {
  'topics.heading': 'Explore',
  'topics.description': 'What people are looking for, and topics to follow for a home feed of your own.',
  'topics.trending': 'Trending searches',
  'topics.allArticles': 'See all articles',
  'topics.browse': 'Browse topics',
  'topics.back': 'Explore topics',
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
} as const
