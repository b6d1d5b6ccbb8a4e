import { scenes, type ScenePicture } from './scene-picture.ts'

export const HOME_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'lamp', interests: ['lighting', 'living-rooms'], about: 'product' },
    {
      'lamps-42': [
        'Concrete foot, milk-glass cap',
        'Poured it in a soap bottle. It weighs as much as a cat.',
        'A lit mushroom lamp with a gray concrete foot beside a cup and a red book',
      ],
      'lamps-41': [
        'Evening starts when I switch this on',
        'Turned and sanded by a friend, shade from a linen remnant.',
        'A lit lamp with a white shade and a curved wooden foot on a desk before a rust-red wall',
      ],
      'lamps-21': [
        'Plaster cone with a paper drum',
        'I cast the foot in a traffic cone. Please do not tell the city.',
        'A lit lamp with a speckled white cone foot on a wooden desk',
      ],
      'lamps-22': [
        'Little brass mushroom',
        'Dimmed down to ten percent it is all I need to read by.',
        'A dome lamp with a hammered brass foot beside a cup and books',
      ],
      'lamps-24': [
        'The tall one from the hotel sale',
        'They were selling forty of them. I could carry one.',
        'A brass table lamp with a cone-shaped shade next to a yellow book',
      ],
      'lamps-1': [
        'Moon lamp with a turned wooden foot',
        'The globe is opal glass. It makes the whole corner look like late October.',
        'A lit globe lamp on a wooden base beside two books, against a gray wall',
      ],
      'lamps-2': [
        'Brass globe for the bedside',
        'Found this one at an estate sale, rewired it for twelve dollars.',
        'A globe lamp with a polished brass foot next to a small white cup',
      ],
      'lamps-4': [
        'Drum shade on an hourglass foot',
        'Linen shade, warm bulb, and suddenly the hallway has a mood.',
        'A table lamp with a white drum shade beside a small pile of books',
      ],
    },
  ),
  ...scenes(
    { name: 'ceramics', interests: ['ceramics', 'shelves'], about: 'product' },
    {
      'vases-42': [
        'Black, moss, bigger moss',
        'The speckles are iron from the riverbank behind the studio.',
        'A black vase with dried stems beside two speckled green ones',
      ],
      'vases-41': [
        'Ink blue, mother and daughter',
        'Same glaze, dipped once and dipped three times.',
        'A dark blue and a mottled blue vase with dried stems on a pale green ground',
      ],
      'vases-12': [
        'Oxblood, almost a spinning top',
        'Copper red is a lottery and this is the winning ticket.',
        'A glossy dark red vase with a wide belly and a narrow neck before a pinkish wall',
      ],
      'vases-22': [
        'Two dark, one like pistachio',
        'The green came out of the kiln while we were making other plans.',
        'Two black vases and a pale green speckled one with a sprig of dried grass',
      ],
      'vases-23': [
        'Plain, rosy, thirty centimeters',
        'No glaze at all outside. It drinks a little and sweats a little.',
        'A large unglazed white vase before a dusty pink backdrop',
      ],
      'vases-24': [
        'Family portrait with oats',
        'Mother, father and the one that was left over from the clay.',
        'Three speckled vases in white and brown, the middle one with dried oats',
      ],
      'vases-13': [
        'Ash gray, shino style',
        'Reduction firing, far too long, and exactly right in the end.',
        'A glossy gray vase with dried stems in front of a dark backdrop',
      ],
      'vases-14': [
        'A tall one, a tiny one, a spotted one',
        'The orange bud vase was meant as a test for the glaze. It stays.',
        'Three vases, white, orange and speckled, on a blue-gray ground',
      ],
      'vases-1': [
        'Four from the spring firing',
        'Iron red, peach, plain white and one that caught every speck in the kiln.',
        'Four small stoneware vases in a row, one of them with dried stems',
      ],
      'vases-2': [
        'Bone white, three ways',
        'Same clay, same glaze, three evenings at the wheel.',
        'Three cream vases of different sizes, the middle one speckled',
      ],
      'vases-3': [
        'Celadon bottle with meadow seed heads',
        'Picked on the walk home, still dropping seeds everywhere.',
        'A green glazed bottle with dried seed heads before a sage wall',
      ],
      'vases-4': [
        'Matte black, five dry stems',
        'No water, no fuss. It has looked like this since August.',
        'A matte black vase with dried stems on a sand-colored ground',
      ],
      'vases-5': [
        'Mirror black on blush',
        'The tenmoku finally came out without a single pinhole.',
        'A large glossy black vase before a pale pink backdrop',
      ],
      'vases-6': [
        'Terracotta with freckles',
        'Groggy red clay, clear glaze on the inside only.',
        'A speckled terracotta vase with dried stems against a beige wall',
      ],
    },
  ),
  ...scenes(
    { name: 'tea', interests: ['drinks', 'ceramics'] },
    {
      'cups-203': [
        'Mug with the black chips',
        'The chips are from the cup I broke last year, ground and wedged in.',
        'A white mug with black speckles, full of tea, on an orange ground',
      ],
      'cups-21': [
        'One with a saucer, one without',
        'The saucer of the other one did not survive the move.',
        'Two orange clay cups on a pale stone counter before a black wall',
      ],
      'cups-22': [
        'Tea for the two of us at eleven',
        'It is the loudest orange in the house and the quietest half hour.',
        'An orange teapot and two small cups with saucers on marble',
      ],
      'cups-23': [
        'Speckled like a quail egg',
        'The lid sits a little loose, which is how you know who made it.',
        'A green speckled teapot and a matching beaker on gray stone',
      ],
      'cups-24': [
        'Seen from above, very green',
        'Oat milk next to it in case anybody is wondering. It stayed there.',
        'A white cup of bright green matcha on a saucer, seen from above',
      ],
      'cups-8': [
        'Matcha, finally without lumps',
        'Sift it first. Everybody told me and everybody was right.',
        'A pale green cup of matcha on its saucer on a wooden table',
      ],
      'cups-2': [
        'Rooibos on the kitchen stone',
        'The pot is from a flea market, the cups found it two years later.',
        'A pink clay teapot with two cups of red tea on marble',
      ],
      'cups-1': [
        'Sencha for two and a teal pot',
        'Seventy degrees, one minute, no phone on the table.',
        'A teal teapot and two cups of green tea on a wooden table',
      ],
    },
  ),
  ...scenes(
    { name: 'houseplant', interests: ['house-plants', 'flowers'] },
    {
      'potted_plants-203': [
        'Aloe in a cereal bowl',
        'It had outgrown three pots. This one I drilled myself, slowly, under water.',
        'A green plant with long pointed leaves in a shallow beige bowl',
      ],
      'potted_plants-41': [
        'Two pots, one personality',
        'They lean to the window together. I turn them, they lean back.',
        'Two leafy plants in a black and a red pot on a wooden table',
      ],
      'potted_plants-21': [
        'Three that forgive everything',
        'Watered on the first of the month, more or less.',
        'Three potted plants with different leaves on a wooden board before a green wall',
      ],
      'potted_plants-22': [
        'Twins, one month apart',
        'Same mother plant. The right one got the better window.',
        'Two sword-leaved plants, one in a red and one in a white pot',
      ],
      'potted_plants-23': [
        'The middle one gets all the light',
        'And the other two have opinions about that.',
        'Three small plants in white bowls on a white shelf',
      ],
      'potted_plants-24': [
        'Office windowsill, row three',
        'They have been here longer than anybody in the team.',
        'Three small spiky plants in gray and white pots on a narrow wooden shelf',
      ],
      'potted_plants-25': [
        'New in the family',
        'No name yet. It has five leaves and a lot of plans.',
        'A young plant with long pointed leaves in a white bowl',
      ],
      'potted_plants-7': [
        'One leaf does what it wants',
        'Repotted in March, dramatic ever since.',
        'A sword-leaved plant in a ribbed clay pot before a gray-green wall',
      ],
      'potted_plants-8': [
        'Cuttings from Grandma, year two',
        'They both started as a single leaf in a jam jar.',
        'Two leafy plants in terracotta pots on a wooden sideboard',
      ],
    },
  ),
  ...scenes(
    { name: 'reading', interests: ['shelves', 'living-rooms'] },
    {
      'books-202': [
        'Books to finish this winter',
        'The cup stays on top so that I notice when I take one without reading it.',
        'A stack of red and white books with a cup on top beside a red vase and a blue ball',
      ],
      'books-42': [
        'Half read, all of them',
        'A cup on top so that nobody adds another.',
        'A pile of books with a clay cup on top, a blue ball and a brown vase on a dark wooden table',
      ],
      'books-41': [
        'Tall ones left, round one right',
        'Moved the same five books around for an hour. This is the one.',
        'Five upright books in dark and pale cloth beside a white vase and an ocher ball',
      ],
      'books-8': [
        'Shelfie without a shelf',
        'The red ball is the bookend. It works better than it should.',
        'Books in cream, green, mustard and plum beside a dark green vase and a red ball',
      ],
      'books-21': [
        'What I read in spring',
        'Ordered by how late they kept me up. The yellow one won.',
        'A red vase beside eight standing books in yellow, plum, cream and navy',
      ],
      'books-22': [
        'A pile that is still growing',
        'The cup on top is empty on purpose. I have learned.',
        'A crooked pile of books with a small clay cup on top, next to a white vase',
      ],
      'books-23': [
        'Bedside, tidied up for once',
        'The glass marble has been mine since second grade.',
        'A short row of books, a blue ball and a terracotta vase on a wooden board',
      ],
      'books-24': [
        'Secondhand, two euros each',
        'Came for one cookbook and needed a second bag.',
        'A marbled white vase beside books in navy, green, mustard and cream',
      ],
    },
  ),
]
