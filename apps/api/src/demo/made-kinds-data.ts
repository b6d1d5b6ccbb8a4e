import { kind, type PictureKind } from './picture-kind.ts'
import { abstract, bouquet, portrait, poster, tiles } from './pictures/art.ts'
import { bicycle, cat, desk, handbag, outfit, sneaker } from './pictures/things.ts'

/** Art, clothes and things. */
export const MADE_KINDS: readonly PictureKind[] = [
  kind(
    'poster',
    poster,
    ['posters'],
    [
      [
        20818,
        'Open Late, in bottle green',
        'Two inks on 250 g cotton paper, 50 × 70 cm, signed on the back.',
        'A green poster with the words Open Late in white capitals over circles',
      ],
      [
        21717,
        'Slow Is Fine',
        'The one that hangs in our own studio. 30 × 40 cm.',
        'An orange poster that reads Slow Is Fine in large white letters',
      ],
      [
        22616,
        'Make More Things',
        'Screen print, edition of eighty, a reminder for the workshop wall.',
        'A brown poster that reads Make More Things with a green circle behind it',
      ],
    ],
    'product',
  ),
  kind(
    'tiles',
    tiles,
    ['patterns'],
    [
      [
        20849,
        'Half moons for the hallway',
        'Cut from lino, printed with whatever blue was left.',
        'Rows of circles split in halves, in navy, violet and pink',
      ],
      [
        22647,
        'Four petals, four colors',
        'The floor of the old post office, drawn while I waited for a stamp.',
        'A grid of four-petaled flowers in brown, green and white',
      ],
      [
        23546,
        'Geometric tile, quarter turns',
        'One shape, four ways to lay it. I keep finding fish in it.',
        'Quarter circles in red, teal, black and cream, turned in all directions',
      ],
    ],
  ),
  kind(
    'abstract',
    abstract,
    ['abstract-art'],
    [
      [20880, 'Lemon and a loose line', '', 'Yellow and green shapes on pale green with thin curved lines'],
      [
        22678,
        'Three reds arguing',
        'Gouache first, then the line with my eyes shut.',
        'Three large red shapes on cream with a thin dark line across them',
      ],
      [
        23577,
        'Noise from the flat above',
        'Week eleven of the drummer.',
        'Black, teal and red blots joined by a tangle of thin black lines',
      ],
    ],
  ),
  kind(
    'bouquet',
    bouquet,
    ['flowers'],
    [
      [
        20911,
        'Loose bouquet from the Saturday market',
        'Ask for the stems that are too short to sell.',
        'Orange, pink and violet flowers in a cone of brown paper',
      ],
      [23608, 'For Ines, who hates roses', '', 'Yellow, white and red flowers wrapped in teal paper'],
      [
        24507,
        'Anemones and everything green',
        'The paper is from last week’s bread.',
        'A wide bunch of pink, white and lilac flowers with leaves in dark green paper',
      ],
    ],
  ),
  kind(
    'portrait',
    portrait,
    ['portraits', 'abstract-art'],
    [
      [
        20942,
        'Nadia, before her speech',
        'Flat color only. The leaves were her idea.',
        'A smiling person with short black hair and a red top in front of an orange circle',
      ],
      [
        21841,
        'Girl on the 7:40',
        'She slept until the terminal, every day that winter.',
        'A person with a black bob and a green top, eyes closed',
      ],
      [
        23639,
        'My cousin, pretending to meditate',
        '',
        'A person with long blond hair and a blue top, eyes closed, before a pink circle',
      ],
    ],
  ),
  kind(
    'outfit',
    outfit,
    ['outfits'],
    [
      [
        20973,
        'Rust tee and pleated skirt',
        'Wash it cold. The skirt has pockets, deep ones.',
        'A red T-shirt, a teal skirt, a red bag, round glasses and dark shoes laid out',
      ],
      [
        21872,
        'The apricot set',
        'Made of one bolt of linen, so it really matches.',
        'An orange T-shirt with a darker skirt, an orange bag and shoes',
      ],
      [
        22771,
        'Gallery opening, flat shoes',
        'Cobalt top, pink skirt. Both cut wide enough for dinner.',
        'A blue T-shirt, a pink skirt, a blue bag and a pair of glasses on a pale background',
      ],
    ],
    'product',
  ),
  kind(
    'handbag',
    handbag,
    ['bags', 'outfits'],
    [
      [
        21004,
        'Apricot doctor’s bag',
        'Vegetable-tanned, one brass button, darkens with the years.',
        'An orange handbag with a dark handle on a pink shelf',
      ],
      [
        22802,
        'Weekender in petrol',
        'Fits two nights and a hardcover.',
        'A wide teal handbag with a round white clasp, close up',
      ],
      [
        23701,
        'Small bag, big handle',
        'For keys, phone and one bad decision.',
        'A blue handbag on a white tray against a pale blue and pink wall',
      ],
    ],
    'product',
  ),
  kind(
    'sneaker',
    sneaker,
    ['sneakers', 'outfits'],
    [
      [
        21934,
        'Tangerine low-tops',
        'Canvas and cork. They run half a size large.',
        'An orange sneaker with a dark heel in front of a pale circle on red',
      ],
      [
        22833,
        'Lagoon, the second edition',
        'Same last as before, a softer tongue.',
        'A teal sneaker with white laces and an orange stripe',
      ],
      [
        23732,
        'Olive, resoled',
        'Send them back after two years and we put new soles on.',
        'A small dark green sneaker on a mustard background',
      ],
    ],
    'product',
  ),
  kind(
    'desk',
    desk,
    ['desks'],
    [
      [
        21066,
        'Small desk, one notebook rule',
        'If it needs a second notebook it is a different project.',
        'A lined notebook with a brown spine, a cup of coffee and a green pencil from above',
      ],
      [
        22864,
        'Nine o’clock, nothing written',
        '',
        'A notebook, a coffee and a pink pencil on a pale blue table',
      ],
      [
        23763,
        'Second cup, page four',
        'The good pencil finally came.',
        'A large open page with a red spine beside a big coffee on a peach table',
      ],
    ],
  ),
  kind(
    'cat',
    cat,
    ['cats', 'portraits'],
    [
      [
        21097,
        'Miso, age two, unimpressed',
        'She sat for this. Briefly.',
        'A gray cat with amber eyes sitting on a green rug in front of a yellow circle',
      ],
      [
        22895,
        'The neighbor’s tabby owns the stairs',
        'He charges in ham.',
        'A large brown tabby with yellow eyes in front of a pink circle',
      ],
      [23794, 'Blue eyes, gray soul', '', 'A gray striped cat with blue eyes on a violet rug'],
    ],
  ),
  kind(
    'bicycle',
    bicycle,
    ['cycling', 'travel'],
    [
      [
        21128,
        'Grandpa’s tourer, new chain',
        'Frame from 1978, everything that turns from last month.',
        'A dark green bicycle with flowers in its front basket',
      ],
      [
        22027,
        'Tulips survived the cobbles',
        'Six kilometers, two bridges, no petals lost.',
        'A small orange bicycle with a basket of flowers in front of a salmon wall',
      ],
      [
        24724,
        'Ferry, then forty flat kilometers',
        '',
        'A pink bicycle with blue wheels and a basket, close up, on a violet road',
      ],
    ],
    'article',
  ),
]
