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
      'cups-1': [
        'Sencha for two and a teal pot',
        'Seventy degrees, one minute, no phone on the table.',
        'A teal teapot and two cups of green tea on a wooden table',
      ],
    },
  ),
]
