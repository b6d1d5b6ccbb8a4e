import { scenes, type ScenePicture } from './scene-picture.ts'

export const INDOOR_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'hat', interests: ['outfits'], about: 'product' },
    {
      'hats-203': [
        'Which one goes to Lisbon?',
        'Six hats, one hook in the hotel room. I vote for the dark one.',
        'Six straw hats from pale to dark brown hanging on a green wall',
      ],
      'hats-202': [
        'Straw hat for the garden',
        'Wide enough for both ears. The ribbon was a bread bag tie.',
        'A yellow straw hat on a white shelf next to a small white vase',
      ],
      'hats-201': [
        'Five straws and a stray',
        'Steam the brim over a kettle, then let it dry on a plate. They come back every summer.',
        'Five straw hats in yellow and one in gray on a pale blue-gray wall',
      ],
      'hats-101': [
        'The wall of nine',
        'Each on one brass nail. The black one is for weddings and gardening.',
        'Nine straw hats in pale, brown and black straw on a pale gray wall',
      ],
      'hats-2': [
        'Nine hats, one head',
        'Spread out to decide which go to the swap on Saturday. None of them, it turns out.',
        'Nine straw hats in cream, gold, brown and black on a pale blue wall',
      ],
      'hats-1': [
        'The hat that goes to every wedding',
        'Palm straw, narrow brim, survives a suitcase. It dries back into shape overnight.',
        'A yellow straw hat beside an orange vase on a wooden shelf',
      ],
    },
  ),
  ...scenes(
    { name: 'handbag', interests: ['bags', 'outfits'], about: 'product' },
    {
      'bags-202': [
        'Little red handbag, gold feet',
        'It fits a phone, keys and exactly one clementine. I have stopped bringing more.',
        'A small dark red leather handbag on a stone block beside a cube, all in warm yellow light',
      ],
      'bags-201': [
        'Olive top handle, one red stud',
        'Vegetable-tanned in Tuscany, lined in linen. The stud is a button from my grandfather’s coat.',
        'A small olive-green leather handbag with a red clasp on a mustard block',
      ],
      'bags-101': [
        'Small black doctor’s bag',
        'Pebbled leather on a stiff frame, so it stands by itself on a café floor.',
        'A black leather bag with a handle and a brass clasp on gray blocks beside a green ball',
      ],
      'bags-2': [
        'Moss tote, two short handles',
        'Cut in one piece and folded, so there is no seam at the bottom. Carries a whole market.',
        'A green leather bag with two handles on a white plinth before a blue wall',
      ],
      'bags-1': [
        'Ink blue, hand-stitched',
        'Vegetable-tanned, one clasp, room for a paperback and a sandwich. The thread is the only thing that shines.',
        'A small dark blue leather bag with a round clasp on a gray plinth beside a yellow ball',
      ],
    },
  ),
  ...scenes(
    { name: 'clay-cat', interests: ['cats', 'ceramics'], about: 'product' },
    {
      'cats-202': [
        'Three cats, only one purrs',
        'The blue one is from the flea market, the striped one from a school kiln. The gray one is a jug.',
        'Small ceramic cats and a jug in a row on a wooden shelf',
      ],
      'cats-201': [
        'Three of a litter of nine',
        'Pink for the quiet one, spots for the loud one. The striped one never left the shelf.',
        'Three small clay cats, pink, black and white, and striped, on a wooden shelf',
      ],
      'cats-3': [
        'Duchess looks out of the window',
        'Pink clay, clear glaze, thirteen hours in the kiln and one whisker repaired.',
        'A glossy pink clay cat with closed eyes and a green collar, its head turned to the side',
      ],
      'cats-2': [
        'Marmalade',
        'She was meant to be plain. Then there was half a cup of orange glaze left.',
        'A glazed clay cat with orange and white stripes next to a gray bottle vase',
      ],
      'cats-1': [
        'Admiral',
        'Coiled, scraped, dipped in white slip and painted one stripe at a time. The bell is real.',
        'A glazed clay cat with blue and white stripes and a green collar with a golden bell',
      ],
    },
  ),
  ...scenes(
    { name: 'window-light', interests: ['shelves', 'ceramics'] },
    {
      'shadows-201': [
        'Late sun on terra cotta',
        'The olive tree outside is three years old and already draws better than I do.',
        'Two small vases and an orange before an orange wall with the shadow of leaves',
      ],
      'shadows-101': [
        'Five minutes before the sun goes',
        'I put the palm on the balcony for its shadow, really.',
        'A white vase with one dry stem before an orange wall that has the shadow of a palm on it',
      ],
      'shadows-1': [
        'The olive tree comes in at five',
        'It draws on the wall for twenty minutes, then it is gone behind the garage.',
        'A small white vase on a wooden table with the shadow of a branch on a peach-colored wall',
      ],
    },
  ),
  ...scenes(
    { name: 'living-room', interests: ['living-rooms', 'lighting'] },
    {
      'rooms-202': [
        'The green sofa stays',
        'We moved four times and it is the only thing that fit through every door.',
        'A green sofa with a yellow cushion, three framed pictures above it and a round white table',
      ],
      'rooms-201': [
        'The armchair that decided everything else',
        'It was meant for the bedroom. Then came the rug, the pillow, and the plant that hides the socket.',
        'A blue armchair with an orange pillow, a plant and a pale rug by a pink wall',
      ],
      'rooms-53': [
        'Navy sofa, finally delivered',
        'Fourteen weeks. The plant grew six leaves while we sat on the floor.',
        'A navy sofa with an orange cushion, three framed prints, a floor lamp and a spiky plant on a wooden floor',
      ],
      'rooms-51': [
        'We were brave with the green',
        'Two coats, one long weekend. The sofa was salmon before it was cool.',
        'A salmon-colored sofa with two prints above it and a lit floor lamp against a dark green wall',
      ],
      'rooms-52': [
        'The fig tree moved in first',
        'Then the sofa had to be chosen so that they get along.',
        'An apricot sofa beside a leafy plant in a basket in front of a green wall',
      ],
    },
  ),
  ...scenes(
    { name: 'pencils', interests: ['desks', 'patterns'] },
    {
      'pencils-201': [
        'Everyone points to the middle',
        'One box of pencils, one dinner plate to draw the circle, two days until somebody needed the green.',
        'Colored pencils in a ring with their tips toward the center on a pale blue ground',
      ],
      'pencils-101': [
        'Only the blues',
        'Sorted by how cold they are, then they made a valley by themselves.',
        'Sharpened colored pencils from light blue to violet whose tips form a wave',
      ],
      'pencils-2': [
        'All of them, in the order of the rainbow',
        'The red one is always the shortest. I do not even like red.',
        'Colored pencils in the order of the rainbow with their points in a wave',
      ],
      'pencils-1': [
        'Sharpened all twenty-four',
        'It took a podcast and a half, and now nobody is allowed to use them.',
        'A row of colored pencils from pink to navy with their points in a valley shape',
      ],
    },
  ),
  ...scenes(
    { name: 'poster', interests: ['posters', 'living-rooms'], about: 'product' },
    {
      'posters-201': [
        'A pair for a dark green wall',
        'Half Moons and Orchard, printed on cotton paper. The vase only came along for the picture.',
        'Two framed abstract prints in red, yellow and navy above a white mantel',
      ],
      'posters-51': [
        'Blue and orange, set of three',
        'Arcs, Pebbles and Horizon, A3, ash frames. I only sell them together, they get lonely.',
        'Three framed abstract prints in blue and orange above a wooden sideboard',
      ],
      'posters-1': [
        'Two prints, one nail each',
        'Vase and Sun, A3, riso on uncoated paper. Sold as a pair.',
        'Two framed prints with simple shapes above a wooden sideboard',
      ],
      'posters-2': [
        'Green sun, red water',
        'Screen print in three colors, edition of eighty, oak frame included.',
        'A framed print of a green circle above red stripes on a beige wall',
      ],
    },
  ),
  ...scenes(
    { name: 'knitting', interests: ['patterns', 'outfits'] },
    {
      'knits-201': [
        'Charcoal with a coral flower',
        'Carry the coral behind for no more than four stitches, or it will catch on every button.',
        'Close-up of a knitted pattern in gray, white and coral',
      ],
      'knits-31': [
        'Swatch number five, dusty pink',
        'Fair Isle over sixteen stitches. Block it before you judge it.',
        'Close-up of knitted wool in dusty pink and cream',
      ],
      'knits-32': [
        'Night sky sweater, back piece',
        'Navy merino, stray stars in white and a little mustard. Carry the floats loosely.',
        'Close-up of chunky navy knitting with white and mustard stitches',
      ],
      'knits-33': [
        'Charcoal with a few sparks',
        'One orange stitch in every eighth, then one white. Easiest colorwork there is.',
        'Close-up of gray knitting with rows of single orange and white stitches',
      ],
    },
  ),
  ...scenes(
    { name: 'paper-cut', interests: ['abstract-art', 'posters'] },
    {
      'papercuts-201': [
        'Fjord, in every green I had',
        'Each sheet is a shade darker than the one behind it. The sun is the hole I cut by mistake.',
        'Layered paper hills from pale mint to dark teal under a paper sun',
      ],
      'papercuts-31': [
        'Seven sheets, one afternoon',
        'From pale straw to dark plum. Foam tape between the layers makes the shadows.',
        'Layered paper waves from pale yellow to dark red under a paper moon',
      ],
      'papercuts-34': [
        'Moon over green water',
        'I cut the waves freehand and kept every mistake.',
        'Wavy layers of teal and mint paper with a white moon',
      ],
      'papercuts-35': [
        'Deep end',
        'Eleven circles that forgot how to be round. The light behind is a bicycle lamp.',
        'Nested wavy paper cutouts from dark teal outside to white in the middle',
      ],
    },
  ),
  ...scenes(
    { name: 'dahlia', interests: ['flowers'] },
    {
      'dahlias-203': [
        'White dahlia, first of the row',
        'It opened on the morning of the fair and won nothing. Look at the green heart.',
        'A large white dahlia with pointed petals and a greenish middle between dark leaves',
      ],
      'dahlias-51': [
        'Dinner-plate, and it means it',
        'I measured: twenty-six centimeters. The stake is a broomstick.',
        'A large cream dahlia that turns dusky pink toward its middle on a dark ground',
      ],
      'dahlias-31': [
        'Café at six, dahlias at seven',
        'The pink one opened overnight. I drank my coffee standing up in front of it.',
        'A pink and violet dahlia seen from above, with orange ones behind it',
      ],
      'dahlias-32': [
        'The pale one took first prize',
        'Village show, one category, four entries. We celebrated anyway.',
        'A cream dahlia with a dark red heart on deep green leaves',
      ],
      'dahlias-33': [
        'Too red for the living room',
        'So it lives on the stairs, where everybody has to pass it.',
        'A bright red dahlia with smaller red and peach ones around it',
      ],
      'dahlias-34': [
        'Coral, cut ten minutes ago',
        'Morning is the time: full stems, cold water, leaves off.',
        'A coral dahlia among pink and white ones with green leaves',
      ],
    },
  ),
]
