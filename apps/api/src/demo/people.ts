/** People of the demo world: full name, what they write about themselves, country, topic. */
export const DEMO_PEOPLE = [
  ['Mira Solberg', 'Architecture student. Windows, stairs, light.', 'NO', 'architecture'],
  ['Jonas Weber', 'Cooks on weekdays, bakes on Sundays.', 'DE', 'baking'],
  ['Aiko Tanabe', 'Ceramics studio in a former bakery.', 'JP', 'ceramics'],
  ['Leila Haddad', 'Patterns from old floors and new cities.', 'FR', 'patterns'],
  ['Tom Okafor', 'Posters, type, loud colors.', 'GB', 'posters'],
  ['Sofia Marín', 'Plants first, then furniture.', 'ES', 'house-plants'],
  ['Noah Lindqvist', 'Long walks, short captions.', 'SE', 'nature'],
  ['Priya Raman', 'Outfits for people who dislike shopping.', 'IN', 'outfits'],
  ['Lucas Moreau', 'Lamps and other suns.', 'FR', 'lighting'],
  ['Hana Novak', 'Illustration, mostly cats.', 'CZ', 'cats'],
  ['Diego Ferreira', 'Tiles of Lisbon, one a day.', 'PT', 'patterns'],
  ['Emma Castellan', 'Small houses, big windows.', 'IT', 'small-houses'],
  ['Kofi Mensah', 'City bikes and slow streets.', 'GH', 'cycling'],
  ['Yara Costa', 'Sea people unite.', 'BR', 'travel'],
  ['Oliver Grant', 'Desk setups that survive a Monday.', 'US', 'desks'],
  ['Nadia Petrova', 'Portraits in flat color.', 'BG', 'portraits'],
  ['Ben Whitaker', 'Night sky notes from a dark village.', 'GB', 'night-sky'],
  ['Chloé Bernard', 'Flowers from the corner shop.', 'BE', 'flowers'],
  ['Marcus Chen', 'Sneakers, mostly worn.', 'US', 'sneakers'],
  ['Ingrid Dahl', 'Fog and firs.', 'NO', 'nature'],
  ['Rosa Jiménez', 'Pasta is a love language.', 'MX', 'dinner-ideas'],
  ['Elif Yılmaz', 'Arches, courtyards, shade.', 'TR', 'architecture'],
  ['Peter Novotny', 'Shelves I built and shelves I wish I had.', 'CZ', 'shelves'],
  ['Amara Obi', 'Color studies before lunch.', 'NG', 'abstract-art'],
  ['Freya Jensen', 'Cakes for no reason.', 'DK', 'baking'],
  ['Mateo Ruiz', 'Deserts and road maps.', 'CL', 'travel'],
  ['Clara Hoffmann', 'Rooms with one bold thing.', 'DE', 'living-rooms'],
  ['Sam Patel', 'Drinks without alcohol, with everything else.', 'AU', 'drinks'],
  ['Julia Kowalska', 'Bags that fit a book.', 'PL', 'bags'],
  ['Arjun Mehta', 'Skylines, preferably at dusk.', 'IN', 'architecture'],
  ['Lena Fischer', 'Paper, ink, patience.', 'AT', 'posters'],
  ['Daniel Kim', 'Abstract, but friendly.', 'KR', 'abstract-art'],
  ['Grace Murphy', 'Salads people finish.', 'IE', 'dinner-ideas'],
  ['Omar Farouk', 'House fronts of old towns.', 'EG', 'architecture'],
  ['Isla MacLeod', 'Hills. More hills.', 'GB', 'nature'],
  ['Théo Lambert', 'Vases for one twig.', 'FR', 'ceramics'],
  ['Maya Rosen', 'Reading corners of the world.', 'IL', 'shelves'],
  ['Viktor Sand', 'Graphic things on walls.', 'SE', 'posters'],
  ['Bianca Russo', 'Summer outfits, all year.', 'IT', 'outfits'],
  ['Finn Becker', 'Weekend places and garden gates.', 'DE', 'small-houses'],
] as const

/** The index of somebody by their full name; throws where nobody has it. */
export function personNamed(name: string): number {
  const at = DEMO_PEOPLE.findIndex(([fullName]) => fullName === name)
  if (at < 0) throw new Error(`Nobody is named ${name}`)
  return at
}
