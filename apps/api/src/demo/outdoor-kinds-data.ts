import { kind, type PictureKind } from './picture-kind.ts'
import { arches, cottage, facade, skyline } from './pictures/buildings.ts'
import { desert, forest, mountains, nightSky, seaside } from './pictures/landscapes.ts'

/** Landscapes and buildings. */
export const OUTDOOR_KINDS: readonly PictureKind[] = [
  kind(
    'mountains',
    mountains,
    ['travel', 'nature'],
    'Layered mountain ridges under a wide sky',
    [
      ['Blue hour', 'First light', 'Quiet morning', 'Last sun', 'Slow weather'],
      ['over the ridge', 'in the high valley', 'above the tree line', 'at the pass', 'on day three'],
    ],
    [
      'Three days of walking for this view.',
      'Save this for the summer route.',
      'The hut is half an hour below.',
    ],
  ),
  kind(
    'seaside',
    seaside,
    ['travel', 'nature'],
    'A calm sea with the sun low above the horizon',
    [
      ['Evening swim', 'Low tide', 'Salt air', 'Warm sand', 'Long shadows'],
      ['at the bay', 'south of town', 'before the ferry', 'on the last day', 'with nobody else'],
    ],
    ['Bring a towel and a book.', 'The water is warm until October.', 'Best an hour before sunset.'],
  ),
  kind(
    'desert',
    desert,
    ['travel', 'nature'],
    'Sand dunes with cacti under a big sun',
    [
      ['Dune walk', 'Warm colors', 'Wide open', 'Sun and sand', 'Dry heat'],
      ['in the south', 'at noon', 'after the rain', 'with a paper map', 'for the road trip'],
    ],
    [
      'Palette inspiration straight from the dunes.',
      'Start early, carry water.',
      'Road trip stop number four.',
    ],
  ),
  kind(
    'forest',
    forest,
    ['nature', 'travel'],
    'Fir trees fading into mist',
    [
      ['Fog', 'Silence', 'Pine air', 'A soft path', 'Gray light'],
      ['between the firs', 'in the old forest', 'before breakfast', 'on a weekday', 'up north'],
    ],
    ['Layers of green, layers of gray.', 'The loop takes two hours.', 'For the forest mood board.'],
  ),
  kind(
    'night-sky',
    nightSky,
    ['night-sky', 'nature'],
    'Stars and a moon above dark hills',
    [
      ['Moonrise', 'So many stars', 'Clear night', 'New moon', 'Star count'],
      ['over the hills', 'far from town', 'in November', 'from the tent', 'without a telescope'],
    ],
    [
      'Where to look this month.',
      'Ten minutes in the dark and the sky opens.',
      'Best seen away from street lights.',
    ],
    'article',
  ),
  kind(
    'skyline',
    skyline,
    ['architecture', 'travel'],
    'A city skyline with lit windows',
    [
      ['City lights', 'Rooftops', 'Rush hour', 'Tower blocks', 'Downtown'],
      ['after dark', 'from the bridge', 'in one frame', 'at dusk', 'seen from the river'],
    ],
    ['Every window is a story.', 'From the east bank, just after sunset.', 'City series, part two.'],
  ),
  kind(
    'facade',
    facade,
    ['architecture'],
    'A painted house front with rows of windows and flower boxes',
    [
      ['Windows', 'Shutters', 'A painted front', 'Flower boxes', 'Old town'],
      ['on the corner', 'in the side street', 'all in a row', 'worth the detour', 'by the market'],
    ],
    ['Color pairs that always work.', 'Found on a Sunday walk.', 'Note the flower boxes.'],
  ),
  kind(
    'arches',
    arches,
    ['architecture', 'abstract-art'],
    'Nested arches in bold colors above steps',
    [
      ['Arches', 'A doorway', 'Rounded forms', 'Shapes', 'Steps and curves'],
      ['in bold color', 'inside an arch', 'for a mural', 'after a sketch', 'in the courtyard'],
    ],
    ['Could be a mural for the hallway.', 'Simple forms, strong colors.', 'Study for a painted wall.'],
  ),
  kind(
    'cottage',
    cottage,
    ['small-houses', 'architecture'],
    'A small house with a garden and a path',
    [
      ['A tiny house', 'The garden gate', 'A cottage', 'Weekend place', 'Small living'],
      ['with a good roof', 'at the edge of the wood', 'for two', 'and its garden', 'under a clear sky'],
    ],
    [
      'Forty square metres and a garden.',
      'How they planned the rooms.',
      'A small house with everything in it.',
    ],
    'article',
  ),
]
