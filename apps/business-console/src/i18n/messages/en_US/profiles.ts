export const messages = {
  'resources.profiles.name': '{smart_count, plural, one {Profile} other {Profiles}}',
  'resources.profiles.empty': 'No profiles yet',
  'resources.profiles.search': 'Search name or username',
  'resources.profiles.fields.full_name': 'Name',
  'resources.profiles.fields.username': 'Username',
  'resources.profiles.fields.owner_business': 'Owner',
  'resources.profiles.fields.employees': 'People',
  'resources.profiles.hint': 'Give people access to a profile on their own page under People.',
} as const
