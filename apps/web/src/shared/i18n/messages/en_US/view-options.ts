export const messages = {
  'viewOptions.title': 'View options',
  'viewOptions.density': 'Layout',
  'viewOptions.density.default': 'Standard',
  'viewOptions.density.compact': 'Compact',
  'viewOptions.density.moodboard': 'Moodboard',
  'viewOptions.order': 'Order',
  'viewOptions.order.custom': 'As arranged',
  'viewOptions.order.newest': 'Newest first',
  'viewOptions.order.oldest': 'Oldest first',
  'viewOptions.boards': 'Boards',
  'viewOptions.boards.grid': 'Covers',
  'viewOptions.boards.list': 'List',
} as const
