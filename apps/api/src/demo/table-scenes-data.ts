import { scenes, type ScenePicture } from './scene-picture.ts'

export const TABLE_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'sunrise', interests: ['drinks'], about: 'recipe' },
    {
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
    { name: 'jewelry', interests: ['outfits'], about: 'product' },
    {
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
