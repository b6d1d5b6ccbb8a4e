export const messages = {
  'resources.trends.name': '{smart_count, plural, one {Trends} other {Trends}}',
  'resources.trends.topics': 'Topics people save more of',
  'resources.trends.searches': 'Trending searches',
  'resources.trends.topic': 'Topic',
  'resources.trends.saves': 'Saves in 7 days',
  'resources.trends.growth': 'Growth',
  'resources.trends.new': 'New',
  'resources.trends.empty': 'Nothing is trending yet',
  'resources.trends.empty_text':
    'Topics and searches show up here once several people save or search for them.',
} as const
