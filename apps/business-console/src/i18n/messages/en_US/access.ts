export const messages = {
  'resources.access.name': 'Access',
  'resources.access.fields.name': 'Name',
  'resources.access.fields.type': 'Type',
  'resources.access.fields.granted_by': 'Permissions',
  'resources.access.through.BUSINESS_ROLE': 'By role in the business',
  'resources.access.through.ASSET_GROUP': 'Through {name}',
  'resources.access.through.PARTNER': 'Shared by {name}',
  'resources.access.change': 'Permissions on {name}',
  'resources.access.remove': 'Remove access',
  'resources.access.give.AD_ACCOUNT': 'Give access to ad accounts',
  'resources.access.give.PROFILE': 'Give access to profiles',
  'resources.access.submit': 'Give access',
} as const
