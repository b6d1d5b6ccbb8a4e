import { scenes, type ScenePicture } from './scene-picture.ts'

export const TABLE_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'sunrise', interests: ['drinks'], about: 'recipe' },
    {
      'drinks-203': [
        'Cherry fizz for the neighbors',
        'Muddle cherries with lime and sugar, top up with soda. Three glasses empty the jug.',
        'Three red drinks with straws and fruit slices on a wooden table before a green wall',
      ],
      'drinks-202': [
        'Tequila sunrise without the tequila',
        'Orange juice over ice, a slow spoon of pomegranate syrup, a wheel of lime. It sinks while you carry it out.',
        'A tall orange drink with a straw and a slice of lime on a table beside an orange',
      ],
      'drinks-101': [
        'Grenadine sunrise, no alcohol',
        'Fill a tall glass with ice, pour in grapefruit juice, then let a spoon of grenadine sink down the side. A wheel of citrus on the rim, mint on top.',
        'A tall red drink with a yellow straw, mint and a slice of fruit beside a lime on a lilac table',
      ],
    },
  ),
  ...scenes(
    { name: 'table', interests: ['dinner-ideas', 'ceramics'] },
    {
      'tables_laid-203': [
        'Blue rims and a pink fold',
        'Fold the napkin in three, then in half. It takes a minute and looks like an hour.',
        'Two blue-rimmed plates with pink napkins, brass cutlery and roses on a wooden table, from above',
      ],
      'tables_laid-202': [
        'Terracotta napkins, one tulip each',
        'Lunch for the two of us in the yard. The cups are from the last firing.',
        'Two green plates with orange napkins and cutlery beside flowers on a wooden table, from above',
      ],
      'tables_laid-201': [
        'Blue linen, two plates, crocuses',
        'Iron the cloth on the table while it is damp. It hides every crease and keeps the glasses still.',
        'Two white plates with gold rims, napkins and a bunch of purple and white flowers on a blue cloth, from above',
      ],
      'tables_laid-101': [
        'Mint plates for a Sunday lunch',
        'The small ones are speckled, the large ones are not, and nobody fights over the daisies.',
        'A wooden table with green plates, green napkins, gold cutlery and white flowers, from above',
      ],
      'tables_laid-102': [
        'Ink-blue bowls, brass forks',
        'Two settings and one bunch from the garden, ready before the guests are.',
        'Blue plates on white ones with gold cutlery, tumblers and purple flowers on a pale wooden table',
      ],
    },
  ),
  ...scenes(
    { name: 'jewelry', interests: ['jewelry'], about: 'product' },
    {
      'jewellery-203': [
        'Agate beads and copper',
        'The two rings were bent around the handle of a wooden spoon.',
        'A string of gray beads around a pale dish with two copper rings on dark stone',
      ],
      'jewellery-202': [
        'Three rings, three stumps',
        'Silver, cast in sand. The marks of the file are meant to stay.',
        'Three silver rings standing on short stone posts before a dark ground',
      ],
      'jewellery-201': [
        'All the bangles, one emerald',
        'Worn together they sound like a small bell. The ring was cut down from a brooch.',
        'A stack of gold and copper bangles beside a ring with a green stone',
      ],
      'jewellery-101': [
        'Grandmother’s pearls, my ring',
        'Restrung on silk with a knot between each two. The ring is a size too big and stays anyway.',
        'A string of white pearls and a gold ring with a stone on a dark red ground',
      ],
    },
  ),
  ...scenes(
    { name: 'boat', interests: ['travel', 'nature'] },
    {
      'boats-203': [
        'Red sail going home',
        'You have to be past the island before the light goes. We almost were.',
        'A dark red sail before brown mountains at dusk, mirrored in still water',
      ],
      'boats-202': [
        'Orange sail at slack tide',
        'Not a breath of wind, so we drifted and ate all the sandwiches.',
        'A sailing boat with an orange sail mirrored in dark water, mountains and two more boats behind it',
      ],
      'boats-201': [
        'Last row before supper',
        'The lake goes flat around six. You can hear spoons from the other shore.',
        'An empty green rowboat on dark calm water with orange hills at dusk',
      ],
      'boats-101': [
        'Green sails, barely moving',
        'We waited an hour for wind and did not mind at all.',
        'A white boat with green sails on a calm lake, a second sail and mountains behind it',
      ],
      'boats-102': [
        'The rowing boat nobody locks',
        'Put the oars back under the bench when you are done. That is the only rule.',
        'An empty white rowing boat on a dark blue lake below green slopes',
      ],
    },
  ),
]
