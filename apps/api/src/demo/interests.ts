/** The topics that the demo world's pictures belong to, of those the migrations make: slug and name. */
export const DEMO_INTERESTS = [
  ['travel', 'Travel'],
  ['nature', 'Nature'],
  ['night-sky', 'Night sky'],
  ['architecture', 'Architecture'],
  ['small-houses', 'Small houses'],
  ['dinner-ideas', 'Dinner ideas'],
  ['baking', 'Baking'],
  ['drinks', 'Drinks'],
  ['living-rooms', 'Living rooms'],
  ['shelves', 'Shelf styling'],
  ['house-plants', 'House plants'],
  ['lighting', 'Lighting'],
  ['ceramics', 'Ceramics'],
  ['posters', 'Posters'],
  ['patterns', 'Patterns'],
  ['abstract-art', 'Abstract art'],
  ['flowers', 'Flowers'],
  ['portraits', 'Portraits'],
  ['outfits', 'Outfits'],
  ['bags', 'Bags'],
  ['sneakers', 'Sneakers'],
  ['desks', 'Desks'],
  ['cats', 'Cats'],
  ['cycling', 'Cycling'],
] as const

export type InterestSlug = (typeof DEMO_INTERESTS)[number][0]
