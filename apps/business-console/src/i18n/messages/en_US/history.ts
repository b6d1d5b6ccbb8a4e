export const messages = {
  'resources.history.name': '{smart_count, plural, one {Entry} other {History}}',
  'resources.history.empty': 'No activity yet',
  'resources.history.search': 'Search people or items',
  'resources.history.fields.occurred_at': 'Time',
  'resources.history.fields.actor': 'Person',
  'resources.history.fields.action': 'Action',
  'resources.history.fields.entity_type': 'Type',
  'resources.history.fields.entity_name': 'Item',
  'resources.history.fields.changes': 'Changes',
  'resources.history.any_action': 'All actions',
  'resources.history.any_kind': 'All types',
} as const
