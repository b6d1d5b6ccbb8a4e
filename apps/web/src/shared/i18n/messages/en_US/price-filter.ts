/** Texts of the price filter of products. */
export const messages = {
  'priceFilter.title': 'Price',
  'priceFilter.below': 'Under {max}',
  'priceFilter.from': 'Over {min}',
  'priceFilter.between': '{min} to {max}',
  'priceFilter.remove': 'Remove price:',
  'priceFilter.own': 'Custom price',
  'priceFilter.min': 'Minimum ({currency})',
  'priceFilter.max': 'Maximum ({currency})',
  'priceFilter.apply': 'Apply',
  'priceFilter.fault.amount': 'Enter an amount like 20 or 19.99.',
  'priceFilter.fault.order': 'Enter a maximum that isn’t below the minimum.',
  'priceFilter.fault.empty': 'Enter a minimum, a maximum, or both.',
} as const
