import { scenes, type ScenePicture } from './scene-picture.ts'

export const OUTDOOR_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'dunes', interests: ['travel', 'nature'] },
    {
      'dunes-203': [
        'White sand, blue noon',
        'It looks like snow and burns like a stove. Shoes on.',
        'A white dune with a sharp edge of shadow under a deep blue sky with a small sun',
      ],
      'dunes-202': [
        'The sun a hand above the sand',
        'Walk on the ridge; the slope slides away with every step.',
        'A smooth orange dune under a brown evening sky with a pale sun',
      ],
      'dunes-51': [
        'Up the soft side',
        'Two steps up, one step back, for an hour. Then nothing but this.',
        'Golden sand dunes with deep shadows under a blue sky',
      ],
      'dunes-52': [
        'Ten minutes after the wind stopped',
        'Not one footprint, and I felt bad about making the first.',
        'Orange dunes under a pink and yellow evening sky',
      ],
    },
  ),
  ...scenes(
    { name: 'cairn', interests: ['nature', 'abstract-art'] },
    {
      'stones-202': [
        'Seven stones, no glue',
        'The third from the top is the hard one. It took until the tide came.',
        'A stack of flat stones balanced on a beach before a calm sea',
      ],
      'stones-201': [
        'Low tide, no hurry',
        'Flat ones first, then whatever still has a good side. I left before I could knock it over.',
        'A pile of brown stones on a sandy beach under a gray sky',
      ],
      'stones-101': [
        'Five stones and a lot of patience',
        'The top one fell eleven times. It stayed until the tide came.',
        'Five round stones in a pile on a beach before an orange evening sky',
      ],
      'stones-51': [
        'Five, and I held my breath for the last',
        'Built at low tide, gone by dinner.',
        'Five round stones stacked on a beach with pebbles around and the sea behind',
      ],
      'stones-52': [
        'The seventh one is a marble with ideas',
        'Each of them comes from a different end of the bay.',
        'A tower of seven veined and brown stones on a sandy beach under a gray sky',
      ],
    },
  ),
  ...scenes(
    { name: 'cabin', interests: ['small-houses', 'nature'] },
    {
      'cabins-203': [
        'Snowed in until Tuesday',
        'Bring board games and more candles than you think.',
        'A gray house with lit windows in snow, fir trees and mountains behind it',
      ],
      'cabins-202': [
        'Porch light in the pines',
        'Two rooms and a stove. The road ends one valley earlier.',
        'A small wooden cabin with lit windows in a green meadow among fir trees',
      ],
      'cabins-201': [
        'Navy A-frame, stove already lit',
        'Four bunks, one kettle, no signal. Bring wool socks and a long book.',
        'A dark blue cabin with a steep roof and lit windows among snowy firs',
      ],
      'cabins-101': [
        'Brown cabin, first snow melting',
        'We left at dawn, the footprints are ours.',
        'A brown wooden cabin with lit windows and dark firs behind it at dusk',
      ],
      'cabins-2': [
        'The last steps in the snow are mine',
        'Lamp on before the walk, so that there is something to come home to.',
        'A log cabin with glowing windows in deep blue snow among firs, footprints in front',
      ],
      'cabins-1': [
        'Two rooms, one stove, no signal',
        'We asked for one week and stayed for two.',
        'A small brown wooden house with lit windows on a meadow in front of firs and mountains',
      ],
    },
  ),
  ...scenes(
    { name: 'beach', interests: ['travel', 'patterns'] },
    {
      'beaches-203': [
        'Rows of parasols, August',
        'From the cliff you can tell which families come every year: they keep the same color.',
        'Many striped parasols in rows on a beach beside bright blue water, from above',
      ],
      'beaches-202': [
        'Our spot by the third wave',
        'One towel each and the parasol from grandpa’s garage. Nobody came by all morning.',
        'A shallow turquoise sea with white foam, and a sandy beach with a few parasols and towels, from above',
      ],
      'beaches-101': [
        'Umbrellas, from up on the lighthouse',
        'High season seen from far enough away to be calm.',
        'Striped umbrellas and towels on a sandy beach beside a green sea, from above',
      ],
      'beaches-2': [
        'Purple parasol, second row',
        'Drone up for two minutes, sand in it ever since.',
        'A beach from above with striped parasols and towels beside turquoise water with thin waves',
      ],
      'beaches-1': [
        'From the cliff café, table four',
        'Ours is the blue one. We are the ones arguing over the sunscreen.',
        'A beach from above with blue and red striped parasols, towels and turquoise water',
      ],
    },
  ),
  ...scenes(
    { name: 'balloon', interests: ['travel', 'nature'] },
    {
      'balloons-203': [
        'Six balloons before breakfast',
        'They go up while the dunes are still cool. By eight the wind is too strong.',
        'A striped hot air balloon near the camera and five far ones in an orange sky over dunes',
      ],
      'balloons-201': [
        'Above the haze by seven',
        'The pilot said to keep quiet for the first minute. Nobody needed to be told.',
        'A striped orange and gray hot-air balloon at sunrise with two small ones far off',
      ],
      'balloons-53': [
        'Green and gold, ahead of the pack',
        'They let the loudest one go first. You hear the burner before you see anything.',
        'A green and yellow checked hot-air balloon over gray hills with three others behind it',
      ],
      'balloons-51': [
        'Raspberry stripes above the fog',
        'The pilot pointed down and said: somewhere under there is breakfast.',
        'A pink and white striped hot-air balloon above pale fog under a lilac sky',
      ],
      'balloons-52': [
        'Nine of them before sunrise',
        'Half the town was on the hill in pajamas. Worth every yawn.',
        'A brown and yellow checked balloon among eight smaller ones in a peach-colored sky',
      ],
      'balloons-1': [
        'Red checks over the valley',
        'Up at four, in the air by five. Cold hands, warm head.',
        'A red and white checked hot-air balloon above misty green hills with others behind',
      ],
    },
  ),
  ...scenes(
    { name: 'facade', interests: ['architecture', 'small-houses'] },
    {
      'houses-202': [
        'Pink, white and three doors',
        'They repaint every second spring, and the street votes on the doors.',
        'A row of pink and white houses with green shutters and blue, gray and red doors',
      ],
      'houses-53': [
        'Teal, lemon, teal again',
        'The ferry stops right in front. You can see people choosing a favorite.',
        'Teal and yellow house fronts with blue and red shutters reflected in a canal',
      ],
      'houses-51': [
        'Which door would be yours?',
        'We voted on the bridge. Three for yellow, one for red.',
        'Pink, cream and blue house fronts by the water with yellow and red doors and flower boxes',
      ],
      'houses-52': [
        'Peach next to powder blue',
        'The shutters are repainted every five years and there is a meeting about each color.',
        'Pale blue and peach house fronts with red and green shutters on a paved square',
      ],
      'houses-1': [
        'The blue row by the harbor',
        'Somebody on this street started with navy and the others followed.',
        'Blue painted house fronts with white windows, red shutters and flower boxes',
      ],
    },
  ),
  ...scenes(
    { name: 'stairs', interests: ['architecture'] },
    {
      'stairs-201': [
        'Like the inside of a shell',
        'Lie on the floor of the hall, hold the camera over your face, and apologize to the neighbors.',
        'A sandstone spiral staircase, seen along its axis',
      ],
      'stairs-31': [
        'Down to the archive',
        'Ninety-one steps, and the light gets warmer on the way.',
        'A winding stone staircase seen from above, with dark handrail',
      ],
      'stairs-32': [
        'Shell',
        'Stand exactly in the middle, hold your breath, shoot straight down.',
        'A blue spiral staircase seen from above, winding down to a small white floor',
      ],
      'stairs-33': [
        'Emerald stairwell, fifth floor',
        'The janitor says that the paint is original. He also says not to lean over.',
        'A green spiral staircase with cream walls seen from above',
      ],
    },
  ),
  ...scenes(
    { name: 'planet', interests: ['night-sky'] },
    {
      'planets-202': [
        'A gas giant on my ceiling',
        'Ink and floor polish, photographed through a soup bowl. The ring is a record.',
        'A blue and white striped planet with a thin ring against black sky with stars',
      ],
      'planets-32': [
        'Home, as the moon sees it',
        'Clouds over the sea, a green coast, and all of us down there.',
        'A blue and green planet with swirling clouds among stars',
      ],
      'planets-33': [
        'Striped like a peppermint',
        'The storms go around once in ten hours. The small moon takes four days.',
        'A large rust-red striped planet with a small pink moon',
      ],
      'planets-34': [
        'Ring season',
        'The lilac ring is ice, the shadow on it is the planet itself.',
        'A pale banded planet with violet rings and a small moon',
      ],
      'planets-35': [
        'A red neighbor drops by',
        'It comes this close every other year. Binoculars will do.',
        'A cloudy blue planet with a small orange moon among stars',
      ],
    },
  ),
]
