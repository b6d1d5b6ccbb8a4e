export const messages = {
  'resources.storefront.name': '{smart_count, plural, one {Storefront} other {Storefront}}',
  'resources.storefront.text':
    'Shoppers see the feed for their country. Where there isn’t one, they see {name}.',
  'resources.storefront.none_active': 'All feeds are off, so shoppers don’t see any products.',
  'resources.storefront.country': 'Country',
  'resources.storefront.language': 'Language',
  'resources.storefront.feed': 'Feed',
  'resources.storefront.default': '{name} (default)',
  'resources.storefront.off': '{name} (off)',
  'resources.storefront.shown': 'Now showing {name}',
  'resources.storefront.empty': 'Your storefront is empty',
  'resources.storefront.empty_text': 'Add a product feed to one of your catalogs to fill it.',
  'resources.storefront.catalogs': 'Go to catalogs',
} as const
