import { OUTDOOR_KINDS } from './outdoor-kinds-data.ts'
import { kind, type PictureKind } from './picture-kind.ts'
import { abstract, bouquet, portrait, poster, tiles } from './pictures/art.ts'
import { cake, drink, pasta, salad } from './pictures/food.ts'
import { ceramics, houseplant, lamp } from './pictures/home.ts'
import { livingRoom, shelf } from './pictures/rooms.ts'
import { bicycle, cat, desk, handbag, outfit, sneaker } from './pictures/things.ts'

export const PICTURE_KINDS: readonly PictureKind[] = [
  ...OUTDOOR_KINDS,
  kind(
    'salad',
    salad,
    ['dinner-ideas'],
    'A bowl of leafy salad with tomatoes seen from above',
    [
      ['Green salad', 'Garden bowl', 'Herb salad', 'Crunchy salad', 'Ten-minute salad'],
      ['with roast tomatoes', 'and mustard dressing', 'for hot days', 'with everything', 'for four'],
    ],
    ['Crisp, bright and done in minutes.', 'Dress it just before serving.', 'Good with warm bread.'],
    'recipe',
  ),
  kind(
    'pasta',
    pasta,
    ['dinner-ideas'],
    'A plate of pasta with basil seen from above',
    [
      ['Pasta', 'Linguine', 'Weeknight pasta', 'Spaghetti', 'One-pan pasta'],
      ['with slow tomatoes', 'al limone', 'and fresh basil', 'in twenty minutes', 'with brown butter'],
    ],
    ['Keep a cup of the water.', 'One pan, one plate, no stress.', 'Better the second day.'],
    'recipe',
  ),
  kind(
    'cake',
    cake,
    ['baking'],
    'A layered cake with berries on a stand',
    [
      ['Layer cake', 'Berry cake', 'Birthday cake', 'Celebration cake', 'Chocolate layers'],
      ['with soft icing', 'for a crowd', 'from one bowl', 'with a tall drip', 'for a small kitchen'],
    ],
    ['Bake the layers the day before.', 'Cold layers, warm icing.', 'Feeds twelve, or eight hungry ones.'],
    'recipe',
  ),
  kind(
    'drink',
    drink,
    ['drinks'],
    'A tall cold drink with ice and a slice of citrus',
    [
      ['Iced tea', 'Lemonade', 'A cold drink', 'Berry fizz', 'Garden spritz'],
      ['with mint', 'without alcohol', 'for the balcony', 'over ice', 'for late afternoons'],
    ],
    [
      'Make the syrup once, use it all week.',
      'Two parts fruit, one part patience.',
      'Tall glass, lots of ice.',
    ],
    'recipe',
  ),
  kind(
    'living-room',
    livingRoom,
    ['living-rooms'],
    'A living room with a sofa, pictures and a plant',
    [
      ['Living room', 'A bold sofa', 'Sunday sofa', 'Gallery wall', 'Reading corner'],
      [
        'in warm tones',
        'for a rented flat',
        'with three frames',
        'that makes you sit down',
        'done on a budget',
      ],
    ],
    ['One strong color, the rest quiet.', 'The frames are second hand.', 'Save the palette.'],
  ),
  kind(
    'shelf',
    shelf,
    ['shelves', 'living-rooms'],
    'Wall shelves with books, plants and vases',
    [
      ['Shelf styling', 'Open shelves', 'Books and plants', 'A full wall', 'Four boards'],
      ['that breathe', 'by color', 'for a narrow hall', 'step by step', 'with things you like'],
    ],
    ['Leave a third of it empty.', 'Group by height, then break the rule.', 'Screws, not glue.'],
  ),
  kind(
    'houseplant',
    houseplant,
    ['house-plants'],
    'A leafy house plant in a pot',
    [
      ['Monstera', 'Leafy friend', 'Big leaves', 'Low-light plant', 'New growth'],
      ['that forgives', 'in a clay pot', 'for north windows', 'in week six', 'after repotting'],
    ],
    ['Water when the top two fingers are dry.', 'Turn it every Sunday.', 'Likes company and hates draughts.'],
    'article',
  ),
  kind(
    'lamp',
    lamp,
    ['lighting', 'living-rooms'],
    'Pendant lamps above a table',
    [
      ['Pendant', 'Dining lamp', 'Cone lamp', 'Warm light', 'Globe pendant'],
      ['over the table', 'in enamel', 'in powder blue', 'no. 4', 'for long evenings'],
    ],
    ['Hang it 70 cm above the table.', 'Warm bulb, dimmable.', 'Made in a small workshop.'],
    'product',
  ),
  kind(
    'ceramics',
    ceramics,
    ['ceramics'],
    'Handmade vases on a table',
    [
      ['Stoneware vase', 'A speckled vase', 'Hand-thrown vase', 'Bottle vase', 'Three vases'],
      ['in matte glaze', 'for one twig', 'from the studio', 'in sea green', 'second firing'],
    ],
    ['Thrown, trimmed and glazed by hand.', 'No two are alike.', 'Fits one generous twig.'],
    'product',
  ),
  kind(
    'poster',
    poster,
    ['posters'],
    'A typographic poster with bold shapes',
    [
      ['Type poster', 'Big letters', 'Poster of the week', 'Wall print', 'Bold type'],
      ['no. 12', 'in two colors', 'for the studio', 'open edition', 'from the press'],
    ],
    ['Two inks on heavy paper.', 'Print it at home, frame it well.', 'Grid first, letters second.'],
    'product',
  ),
  kind(
    'tiles',
    tiles,
    ['patterns'],
    'A repeating pattern of geometric tiles',
    [
      ['Tile pattern', 'Geometric repeat', 'Quarter circles', 'A pattern study', 'Cut paper'],
      ['in five colors', 'for a kitchen', 'with one rule', 'in progress', 'to look at longer'],
    ],
    [
      'One tile, four turns, endless walls.',
      'Pattern for the kitchen splashback.',
      'Made with a ruler and patience.',
    ],
  ),
  kind(
    'abstract',
    abstract,
    ['abstract-art'],
    'Soft overlapping shapes with thin lines',
    [
      ['Soft shapes', 'Untitled', 'Overlap', 'Loose lines', 'Color study'],
      ['no. 7', 'on paper', 'in the afternoon', 'with one gesture', 'before lunch'],
    ],
    ['Gouache and a slow line.', 'Color first, form later.', 'Part of a set of nine.'],
  ),
  kind(
    'bouquet',
    bouquet,
    ['flowers'],
    'A wrapped bouquet of garden flowers',
    [
      ['Market flowers', 'A loose bouquet', 'Garden bunch', 'Spring bunch', 'Mixed flowers'],
      ['in paper', 'for no reason', 'with wild stems', 'under ten stems', 'from the corner shop'],
    ],
    ['Strip the leaves below the water.', 'Odd numbers look better.', 'Lasts a week in cold water.'],
  ),
  kind(
    'portrait',
    portrait,
    ['portraits', 'abstract-art'],
    'An illustrated portrait with leaves around',
    [
      ['Portrait', 'Eyes closed', 'A quiet face', 'Self portrait', 'Head and shoulders'],
      ['with leaves', 'in flat color', 'after a photo', 'for a book cover', 'in warm light'],
    ],
    ['Flat color, soft edges.', 'Drawn in one sitting.', 'Reference for skin and hair tones.'],
  ),
  kind(
    'outfit',
    outfit,
    ['outfits'],
    'A laid-out outfit with shirt, skirt, bag and shoes',
    [
      ['Weekend outfit', 'Office look', 'Summer layers', 'Outfit', 'Capsule set'],
      ['in five pieces', 'with a pleated skirt', 'for warm days', 'to pack light', 'that always works'],
    ],
    ['Five pieces, nine ways to wear them.', 'The skirt does the work.', 'Packs into hand luggage.'],
    'product',
  ),
  kind(
    'handbag',
    handbag,
    ['bags', 'outfits'],
    'A structured handbag on a round stand',
    [
      ['Day bag', 'Small bag', 'Top-handle bag', 'Leather bag', 'The good bag'],
      ['in one color', 'for every day', 'with a round lock', 'that fits a book', 'made to last'],
    ],
    ['Fits a book, keys and nothing else.', 'Cut from one hide.', 'Repair service included.'],
    'product',
  ),
  kind(
    'sneaker',
    sneaker,
    ['sneakers', 'outfits'],
    'A low sneaker with a colored sole',
    [
      ['Runner', 'Court shoe', 'Low sneaker', 'Trainer', 'Retro runner'],
      ['with a gum sole', 'in two tones', 'for flat streets', 'edition 3', 'worn in'],
    ],
    ['Light, flat and easy to clean.', 'Runs half a size large.', 'The color pair of the season.'],
    'product',
  ),
  kind(
    'desk',
    desk,
    ['desks'],
    'A desk from above with notebook, coffee and pencil',
    [
      ['Desk', 'Morning pages', 'Work corner', 'Notebook and coffee', 'Tidy desk'],
      ['before nine', 'on a good day', 'for small rooms', 'that stays tidy', 'from above'],
    ],
    ['One notebook, one pencil, one cup.', 'Light from the left.', 'A desk you want to sit at.'],
  ),
  kind(
    'cat',
    cat,
    ['cats', 'portraits'],
    'A cat sitting in front of a round shape',
    [
      ['Cat', 'House tiger', 'The boss', 'A very good cat', 'Sitting cat'],
      ['waiting for dinner', 'with opinions', 'on a rug', 'in a good mood', 'before breakfast'],
    ],
    ['She runs this place.', 'Print for the nursery.', 'Nine lives, one bowl.'],
  ),
  kind(
    'bicycle',
    bicycle,
    ['cycling', 'travel'],
    'A city bicycle with a basket of flowers',
    [
      ['City bike', 'A slow ride', 'Basket bike', 'Sunday ride', 'Two wheels'],
      ['with a basket', 'to the market', 'along the canal', 'and flowers', 'under the trees'],
    ],
    ['Forty kilometres, mostly flat.', 'Basket, bell, good lock.', 'Market day set-up.'],
    'article',
  ),
]
