import { kind, type PictureKind } from './picture-kind.ts'
import { cake, drink, pasta, salad } from './pictures/food.ts'
import { ceramics, houseplant, lamp } from './pictures/home.ts'
import { livingRoom, shelf } from './pictures/rooms.ts'

/** Food and rooms. */
export const INDOOR_KINDS: readonly PictureKind[] = [
  kind(
    'salad',
    salad,
    ['dinner-ideas'],
    [
      [
        20539,
        'Salad my kids finish',
        'Tear the lettuce, halve the tomatoes, shake mustard and oil in a jar. Toss it at the table, they like to help.',
        'A white bowl of green leaves and small tomatoes on a gray table',
      ],
      [
        23236,
        'End-of-the-week bowl',
        'Everything left in the drawer, sliced thin, with a lot of lemon and the good olive oil.',
        'A leafy salad in a white bowl on a black table with a yellow napkin',
      ],
      [
        24135,
        'Nasturtiums make it',
        'Dress the leaves first, then scatter the flowers so that they stay dry.',
        'A dark blue bowl full of salad seen from above',
      ],
    ],
    'recipe',
  ),
  kind(
    'pasta',
    pasta,
    ['dinner-ideas'],
    [
      [
        22368,
        'One-pan pasta, Thursdays only',
        'Pasta, tomatoes, garlic and cold water in one wide pan. Ten minutes at a boil, stirring, then basil.',
        'Spaghetti with tomato sauce and two basil leaves on a dark plate',
      ],
      [
        20570,
        'Burrata on top of everything',
        'Cook the pasta, wilt the basil in the hot oil, and tear the cheese over it at the table.',
        'Pasta with white cheese and herbs on a black plate beside a striped napkin',
      ],
      [
        21469,
        'Roasted pumpkin ribbons',
        '',
        'A pale plate of pasta with orange sauce and dark leaves next to a blue napkin',
      ],
    ],
    'recipe',
  ),
  kind(
    'cake',
    cake,
    ['baking'],
    [
      [
        20601,
        'Three-story chocolate for Theo',
        'Bake the layers the day before and chill them well. Pour the glaze when it is barely warm.',
        'A three-tier chocolate cake with berries and candles on a stand',
      ],
      [
        21500,
        'Layer cake with a blueberry drip',
        'Whip the cream stiff, stack while the sponges are cold, and let the drip set between two layers.',
        'A tall pale cake with purple icing running down each tier and four candles',
      ],
      [
        24197,
        'White cake for a rainy christening',
        'Two sponges, lemon curd, a cloud of cream. Done in an evening.',
        'A low white cake with red and dark berries on a light blue background',
      ],
    ],
    'recipe',
  ),
  kind(
    'drink',
    drink,
    ['drinks'],
    [
      [
        20632,
        'Butterfly pea lemonade',
        'Steep the flowers for five minutes. Add the lemon last and watch it turn.',
        'A tall glass of violet lemonade with ice cubes and a straw',
      ],
      [
        22430,
        'Cucumber and lime, no gin',
        'Blend, strain, pour over a lot of ice. Nobody asked for the gin.',
        'A flared glass with a bright green drink, ice and a slice of lime',
      ],
      [
        24228,
        'Cold brew with orange',
        'Coffee overnight in the fridge, one strip of peel, tonic to taste.',
        'A straight glass of brown iced coffee with a slice of orange on the rim',
      ],
    ],
    'recipe',
  ),
  kind(
    'living-room',
    livingRoom,
    ['living-rooms'],
    [
      [
        20663,
        'The green couch won',
        'Two frames, one lamp, and we stopped there.',
        'A green sofa below two framed prints, with a plant and a floor lamp',
      ],
      [
        24259,
        'One bold sofa, everything else beige',
        'The teal one was in the sale corner. It has a scratch at the back, nobody will know.',
        'A wide room with a teal sofa, a plant in a yellow pot and a lamp',
      ],
      [
        22461,
        'Red, because why not',
        '',
        'A red sofa with blue and white cushions below three framed prints',
      ],
    ],
  ),
  kind(
    'shelf',
    shelf,
    ['shelves', 'living-rooms'],
    [
      [
        20694,
        'Three planks, no more',
        'If a new vase comes in, an old one goes to my sister.',
        'Three wall shelves with orange vases, plants and a few red books',
      ],
      [
        21593,
        'Pink and blue shelf, fourth attempt',
        '',
        'Four shelves with white and pink objects, blue vases and green plants',
      ],
      [
        24290,
        'Books sorted by how often I lie about them',
        'Top row: never read.',
        'Four shelves with brown books, leafy plants and round white ornaments',
      ],
    ],
  ),
  kind(
    'houseplant',
    houseplant,
    ['house-plants'],
    [
      [
        21624,
        'Eleven leaves and counting',
        'Bought it with two. It gets the east window and a shower once a month.',
        'A monstera with big split leaves in a dark green pot',
      ],
      [
        22523,
        'Repotted, sulking',
        'Give it three weeks. Do not water it out of guilt.',
        'A plant with five narrow leaves in a teal pot against a light blue wall',
      ],
      [
        23422,
        'The one from the office',
        'It outlived two managers and a renovation.',
        'A dense plant with long pointed leaves in a brown clay pot',
      ],
    ],
    'article',
  ),
  kind(
    'lamp',
    lamp,
    ['lighting', 'living-rooms'],
    [
      [
        20756,
        'Saffron globe',
        'Hand-blown, 25 cm, on two meters of textile cable.',
        'A single yellow globe lamp shining on a table with fruit, in front of a green wall',
      ],
      [
        21655,
        'Dining lamp, set of three',
        'Hang them at different heights. One dimmer is enough.',
        'Three dark and teal pendant lamps at different heights above a table',
      ],
      [
        23453,
        'Pair of half-domes',
        'Enameled steel in cherry and honey, made to hang side by side.',
        'Two lamps, a red one and a yellow one, above a table in a red room',
      ],
    ],
    'product',
  ),
  kind(
    'ceramics',
    ceramics,
    ['ceramics'],
    [
      [
        20787,
        'Bottle and bud, moss glaze',
        'Thrown in one sitting, and meant to stay together.',
        'A tall dark green vase and a small light green one',
      ],
      [
        23484,
        'Speckled vase trio',
        'Ash white, apricot and coral. Each one is a little different.',
        'Three round vases in gray, orange and red, one of them with twigs in it',
      ],
      [
        24383,
        'Plum vase, satin',
        'Holds a single branch without tipping. We tried.',
        'A purple vase and a smaller speckled white one, both with flowering twigs',
      ],
    ],
    'product',
  ),
]
