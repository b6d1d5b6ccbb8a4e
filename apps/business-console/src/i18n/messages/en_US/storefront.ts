export const messages = {
  'resources.storefront.name': '{smart_count, plural, one {Storefront} other {Storefront}}',
} as const
