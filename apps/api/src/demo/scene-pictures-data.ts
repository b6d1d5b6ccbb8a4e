import type { PictureSubject } from './picture-kinds-data.ts'

/** A picture rendered by `tools/demo-scenes`, and what a member wrote under it. */
export interface ScenePicture extends PictureSubject {
  /** Its name in `scenes`: family and seed. */
  file: string
  title: string
  description: string
}

const scenes = (
  subject: Omit<PictureSubject, 'altText'>,
  words: Record<string, readonly [title: string, description: string, altText: string]>,
): ScenePicture[] =>
  Object.entries(words).map(([file, [title, description, altText]]) => ({
    ...subject,
    file,
    title,
    description,
    altText,
  }))

export const SCENE_PICTURES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'lamp', interests: ['lighting', 'living-rooms'], about: 'product' },
    {
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
    { name: 'forest', interests: ['nature', 'travel'] },
    {
      'firs-21': [
        'Everything violet for ten minutes',
        'By the time the tripod stood it had gone gray, so this one is from the hip.',
        'Dark firs before violet hills under a purple sky',
      ],
      'firs-22': [
        'The tall one by the clearing',
        'We use it as a signpost: left of it is the spring.',
        'A tall fir on a misty clearing with a row of smaller trees behind',
      ],
      'firs-24': [
        'Rain that cannot make up its mind',
        'Wet boots, good bread in the bag, two more hours.',
        'Blue-gray firs on a slope fading into pale fog',
      ],
      'firs-25': [
        'Apricot sky over the north slope',
        'It was minus eight and I stood there with my mouth open.',
        'Brown fir silhouettes before a peach-colored evening sky',
      ],
      'firs-3': [
        'Snow cloud about to let go',
        'Twenty minutes later you could not see the next tree.',
        'Gray-blue firs in front of a cold pale sky',
      ],
      'firs-8': [
        'Where the logging road ends',
        'Turn around here or put your boots on.',
        'A dense wall of firs with pale trees behind it in the haze',
      ],
      'firs-2': [
        'Lilac hour up on the plateau',
        'It lasts about as long as a cup of tea.',
        'Tall firs in violet haze under a pale lilac sky',
      ],
      'firs-1': [
        'The fog stayed until noon',
        'Sat on a stump with a thermos and did not see another soul.',
        'Fir trees on a slope fading into golden mist',
      ],
    },
  ),
  ...scenes(
    { name: 'tea', interests: ['drinks', 'ceramics'] },
    {
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
    { name: 'abstract', interests: ['abstract-art'] },
    {
      'abstracts-7': [
        'Peach ring goes for a walk',
        'Offcuts from the lathe and a roll of blue photo paper.',
        'Navy and peach rings leaning together with a small ball on pale blue',
      ],
      'abstracts-21': [
        'Nothing glued, only leaning',
        'Fourth try. The smallest one is what keeps the whole thing up.',
        'Navy and cream wooden rings leaning on each other on a peach ground, with a dark ball',
      ],
      'abstracts-23': [
        'Peas and carrots',
        'My daughter named it before I could think of something clever.',
        'Green, cream and orange balls in a loose heap on a lime-green ground',
      ],
      'abstracts-24': [
        'Blue people waiting for the bus',
        'Broom handles, a saw and one afternoon of sanding.',
        'Upright cylinders in blue, peach and white, some topped with balls, on pale blue',
      ],
      'abstracts-25': [
        'A small city with a mustard tower',
        'I move one piece every morning and call it town planning.',
        'White, green and ocher columns with small gold shapes on a gray-green ground',
      ],
      'abstracts-8': [
        'What fell out of the craft drawer',
        'Wooden beads, one brass one, five minutes of afternoon sun.',
        'Scattered balls in red, white, navy and brass on a peach ground',
      ],
      'abstracts-2': [
        'Brass, chalk, signal red',
        'The big one rolled off the table twice before I got the shot.',
        'Brass, white and red rings with a red ball on a straw-yellow ground',
      ],
      'abstracts-1': [
        'Three rings, one pearl',
        'Week two of a still life a day. Terracotta next to this green keeps surprising me.',
        'Three interlocking rings and a small ball on a pale green ground',
      ],
    },
  ),
  ...scenes(
    { name: 'arches', interests: ['architecture', 'travel'] },
    {
      'arches-21': [
        'Twice through the same gate',
        'Walk two steps to the left and the second row vanishes completely.',
        'A sand-colored wall with a row of round arches and a second row behind it',
      ],
      'arches-22': [
        'Tomato wall, sugar floor',
        'It has not been retouched. The plaster really is that red.',
        'A red wall with four arches, a pink floor and an orange ball',
      ],
      'arches-23': [
        'Four doors to the sea',
        'Nobody around at lunchtime, only the wind going in and out.',
        'A terracotta wall with four arches open to a pale horizon, and an orange ball',
      ],
      'arches-24': [
        'Lavender, late, silent',
        'Saw the ball first, then the color of everything else.',
        'A lavender wall with one tall arch and a violet stone ball in front',
      ],
      'arches-25': [
        'Three red steps to nowhere',
        'They lead up to the arch and stop there, which I find quite polite.',
        'An orange wall with three arches and red steps in front of the middle one',
      ],
      'arches-7': [
        'Stairs the color of apricots',
        'The courtyard is open until nine, the light is gone by seven.',
        'A mauve wall with three arches, apricot steps and a stone ball',
      ],
      'arches-8': [
        'Red ball, white floor',
        'Somebody left it there and I hope nobody ever moves it.',
        'A gray wall with round arches, pale steps and a red ball in front',
      ],
    },
  ),
  ...scenes(
    { name: 'houseplant', interests: ['house-plants', 'flowers'] },
    {
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
    { name: 'seaside', interests: ['travel', 'nature'] },
    {
      'seas-21': [
        'The island from our balcony',
        'It looks close. It is four hours by ferry.',
        'The silhouette of a low island in front of a golden evening sky',
      ],
      'seas-23': [
        'Between the two capes',
        'The current turns here, and so did we.',
        'Two dark headlands on either side of a silvery sea',
      ],
      'seas-24': [
        'Silver at noon',
        'Sunglasses, and still I could not look at it for long.',
        'A black mountainous island behind glittering gray water',
      ],
      'seas-25': [
        'Gold all the way to the shore',
        'I put the phone away after this one.',
        'A small rocky island in a sea that glows golden at sunset',
      ],
      'seas-2': [
        'Waiting for the first boat',
        'Half past five, everything still smells of salt and diesel.',
        'A dark rocky island and boulders in a glittering sea at dawn',
      ],
      'seas-8': [
        'The last six minutes of sun',
        'You can count them down out loud. We did.',
        'A small sun setting over a golden sea with dark rocks in front',
      ],
    },
  ),
  ...scenes(
    { name: 'tiles', interests: ['patterns', 'ceramics'] },
    {
      'tiles-7': [
        'One in seven is orange',
        'I drew it on paper first and the tiler still shook his head. Now he photographs it.',
        'Brick tiles in slate blue and white with a few orange ones between',
      ],
      'tiles-21': [
        'Swimming pool, 1974',
        'They still had twelve boxes of the orange in the cellar.',
        'Brick-shaped tiles in blue, orange and white in slanting rows',
      ],
      'tiles-22': [
        'Sorting day at the studio',
        'Glaze tests for a bathroom. We went with all three.',
        'Large round glazed tiles in yellow, white and green on a dark ground',
      ],
      'tiles-23': [
        'The bakery on our corner',
        'Counted while waiting in line: seven blue ones for every six white.',
        'Blue and white brick tiles in diagonal lines',
      ],
      'tiles-24': [
        'Rows like candy in a jar',
        'White was almost left out, and now it is what makes it.',
        'Rows of round tiles in yellow, white and dark green',
      ],
      'tiles-8': [
        'Kitchen splashback, blush and chalk',
        'Running bond, every second brick pink. It took two weekends.',
        'A wall of pink and white bevelled bricks with dark joints',
      ],
      'tiles-1': [
        'Button tiles for the pool wall',
        'Each one pressed by hand, so none of them sits quite flat.',
        'Round glazed tiles in coral, blue and white in diagonal rows',
      ],
    },
  ),
  ...scenes(
    { name: 'reading', interests: ['shelves', 'living-rooms'] },
    {
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
