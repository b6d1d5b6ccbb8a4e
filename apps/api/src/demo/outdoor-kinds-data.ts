import { kind, type PictureKind } from './picture-kind.ts'
import { arches, cottage, facade, skyline } from './pictures/buildings.ts'
import { desert, forest, mountains, nightSky, seaside } from './pictures/landscapes.ts'

/** Landscapes and buildings. */
export const OUTDOOR_KINDS: readonly PictureKind[] = [
  kind(
    'mountains',
    mountains,
    ['travel', 'nature'],
    [
      [
        20260,
        'Hut to hut, day two',
        'Up at five for this. The hut is half an hour below and does pancakes.',
        'Purple mountain ridges under a pale sky with the sun just above a notch',
      ],
      [
        22957,
        'Full moon over the pass',
        'Nobody needed a headlamp after midnight.',
        'Orange and gray ridges at night with a big moon behind the highest peak',
      ],
      [
        23856,
        'Where the map goes green',
        '',
        'Rounded green hills, one behind the other, below a light blue sky',
      ],
    ],
  ),
  kind(
    'seaside',
    seaside,
    ['travel', 'nature'],
    [
      [
        21190,
        'Last swim of September',
        'In at half past seven, out when the sun was. Bring two towels.',
        'A red and orange sunset over a dark blue sea with half of the sun below the horizon',
      ],
      [
        22988,
        'Our spot, south of the pier',
        'Walk past the ice cream and keep walking.',
        'A wide strip of sand and a flat green sea under a hazy sun',
      ],
      [
        20291,
        'Too bright to sleep on the beach',
        'We tried. It was lovely anyway.',
        'A pale moon in a deep blue sky above a bright sea and a sandy beach',
      ],
    ],
  ),
  kind(
    'desert',
    desert,
    ['travel', 'nature'],
    [
      [
        21221,
        'Pink sky on Route 9',
        'Pulled over for gas, stayed an hour.',
        'Yellow dunes with a few small cacti below a pink sky',
      ],
      [
        20322,
        'Three cacti and a lot of nothing',
        'Painted from memory after the road trip. The nothing was the best part.',
        'Three green cacti on orange dunes under a teal sky',
      ],
      [23019, 'Forty degrees at nine', '', 'One cactus alone among red dunes and a large pale sun'],
    ],
  ),
  kind(
    'forest',
    forest,
    ['nature', 'travel'],
    [
      [
        20353,
        'First snow between the firs',
        'You could follow the fox all the way to the creek.',
        'Dark firs on both sides of a snowy clearing with gray trees behind',
      ],
      [
        21252,
        'Pink fog, seven a.m.',
        'It lasted for about four minutes.',
        'Blue-gray firs in front of paler ones in pink mist',
      ],
      [
        23050,
        'The wood behind my aunt’s house',
        '',
        'A row of tall green firs and a forest fading out behind them',
      ],
    ],
  ),
  kind(
    'night-sky',
    nightSky,
    ['night-sky', 'nature'],
    [
      [
        21283,
        'A beginner’s night sky',
        'Start with the moon. Then find the W, and go left from there.',
        'A crescent moon and a few stars in a dark blue sky above low hills',
      ],
      [
        20384,
        'Eclipse light',
        'For a quarter of an hour the whole valley was wine red.',
        'A thin moon in a dark red sky over black hills',
      ],
      [
        23980,
        'Moon too bright for meteors',
        'So we ate the sandwiches and went home. Next chance is the twelfth.',
        'A full moon with a halo above a wide blue landscape at night',
      ],
    ],
    'article',
  ),
  kind(
    'skyline',
    skyline,
    ['architecture', 'travel'],
    [
      [
        21314,
        'Peach-colored Monday',
        'View from the office nobody wanted.',
        'Purple high-rises against a peach sky and a pale sun',
      ],
      [
        24011,
        'Who is still up?',
        'Counted forty-one lit windows, then lost my place.',
        'A black city skyline at night with yellow windows and a low moon',
      ],
      [20415, 'Blueprint of a heat wave', '', 'Blue towers of different heights below a pale green sky'],
    ],
  ),
  kind(
    'facade',
    facade,
    ['architecture'],
    [
      [
        20446,
        'The pink house on Calle Luna',
        'Twenty-five windows, and every single flower box is looked after.',
        'A pink house front with five rows of arched windows and red flower boxes',
      ],
      [
        22244,
        'Green house, yellow shutters',
        '',
        'A light green front with square windows, some lit and some with flower boxes',
      ],
      [
        23143,
        'Someone upstairs is cooking',
        'Sketch from the café across the street.',
        'A beige front with dark arched windows and a few warm lit ones',
      ],
    ],
  ),
  kind(
    'arches',
    arches,
    ['architecture', 'abstract-art'],
    [
      [
        20477,
        'Study for a doorway in pink',
        'Third try at the steps. They want to be white.',
        'A blue and pink arch around a dark opening with pale steps and a pink circle',
      ],
      [22275, 'Arch, brown and sage', '', 'Nested arches in brown and green around a white opening'],
      [
        24073,
        'Orange door to nowhere',
        'Printed two. One hangs in the stairwell.',
        'A blue arch with an orange one inside and a red dot at the top left',
      ],
    ],
  ),
  kind(
    'cottage',
    cottage,
    ['small-houses', 'architecture'],
    [
      [
        20508,
        'Red roof, forty square meters',
        'Bed, stove, bookshelf. The rest happens outside.',
        'A tiny white house with a red roof at the end of a path between bushes',
      ],
      [
        23205,
        'Cottage garden, year one',
        'The hedge was knee-high when we moved in. How we planned the beds, and what died.',
        'A wide white house with a blue roof and an orange door behind round bushes',
      ],
      [
        21407,
        'What the architect drew first',
        '',
        'A small house with a brown roof and lit windows on a flat green meadow',
      ],
    ],
    'article',
  ),
]
