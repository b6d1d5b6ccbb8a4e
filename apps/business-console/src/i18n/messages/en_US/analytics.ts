export const messages = {
  'resources.analytics.name': '{smart_count, plural, one {Analytics} other {Analytics}}',
  'resources.analytics.period': 'Period',
  'resources.analytics.days': '{count, plural, one {# day} other {# days}}',
  'resources.analytics.metrics': 'Results',
  'resources.analytics.no_before': 'No earlier results',
  'resources.analytics.growth': '{percent} from the {count} days before',
  'resources.analytics.by_day': '{name} by day',
  'resources.analytics.chart': '{name} by day, bar chart',
  'resources.analytics.promotions': 'Top ads by spend',
  'resources.analytics.no_promotions': 'No ads ran in this period. Promote a pin to see its results here.',
} as const
