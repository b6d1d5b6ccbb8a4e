export const messages = {
  'resources.history.name': '{smart_count, plural, one {Entry} other {History}}',
  'resources.history.empty': 'Nothing has happened yet',
  'resources.history.search': 'Search who or what',
  'resources.history.fields.occurred_at': 'When',
  'resources.history.fields.actor': 'Who',
  'resources.history.fields.action': 'Did',
  'resources.history.fields.entity_type': 'Kind',
  'resources.history.fields.entity_name': 'What',
  'resources.history.fields.changes': 'Changes',
  'resources.history.any_action': 'Anything',
  'resources.history.any_kind': 'Any kind',
} as const
