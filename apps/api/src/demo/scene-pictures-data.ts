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
]
