import { scenes, type ScenePicture } from './scene-picture.ts'

export const TOWN_SCENES: readonly ScenePicture[] = [
  ...scenes(
    { name: 'skyline', interests: ['architecture', 'travel'] },
    {
      'skylines-201': [
        'City lights from the ferry',
        'The engine stops for a minute halfway across. That is when you take it.',
        'Tall buildings with lit windows under a deep blue night sky, mirrored in water',
      ],
      'skylines-101': [
        'Harbor lights, no wind',
        'Twenty seconds on a railing with the camera in a hat.',
        'Lit high-rise buildings at dusk mirrored in dark water',
      ],
      'skylines-1': [
        'Counted windows instead of sheep',
        'Blanket, pier, the last of the coffee. It stays like this for exactly as long as the bulbs do.',
        'City towers with lit windows behind a river under a violet evening sky',
      ],
    },
  ),
  ...scenes(
    { name: 'umbrellas', interests: ['travel', 'architecture'] },
    {
      'umbrellas-202': [
        'A street of umbrellas, July',
        'They hang them up so the shade moves. By five it is on the other side.',
        'Rows of red and white umbrellas hanging above a street, from below',
      ],
      'umbrellas-101': [
        'Lunch break under the red ones',
        'They hang them every June and the whole street walks slower.',
        'Red and white umbrellas on wires above a street between pale houses',
      ],
      'umbrellas-2': [
        'Red, white, red',
        'I counted eleven rows before I walked into a lamppost.',
        'Rows of red and white umbrellas hanging on wires against a pale sky, seen from below',
      ],
      'umbrellas-1': [
        'Look up, it is Águeda',
        'They hang them every July. Nobody here owns a wet umbrella in summer.',
        'Green, yellow, blue and pink umbrellas strung above a street between painted houses',
      ],
    },
  ),
  ...scenes(
    { name: 'bicycle', interests: ['cycling', 'travel'] },
    {
      'bicycles-203': [
        'Copper frame, cork grips',
        'Repainted over one weekend with a color meant for a front door.',
        'A copper-colored bicycle with a flower basket in front of a plain wall',
      ],
      'bicycles-202': [
        'White city bike, full basket',
        'Bought for the basket, kept for the brakes. Flowers from the market on Saturdays.',
        'A white bicycle with flowers in its basket against a yellow wall, a potted plant beside it',
      ],
      'bicycles-201': [
        'Fire-engine red, three gears',
        'It came out of a barn with both tires flat. The bell is new, the saddle is older than I am.',
        'A red city bicycle with a leather saddle leaning on a pink wall',
      ],
      'bicycles-53': [
        'Pink frame, patient owner',
        'Three months for the right shade, one afternoon for the first scratch.',
        'A pink bicycle with cream tires and brown saddle leaning on a green wall',
      ],
      'bicycles-51': [
        'New tires, old frame',
        'Cream rubber was a whim. I have been stopped about it twice this week.',
        'A dark blue bicycle with cream tires leaning on a peach and gray wall',
      ],
      'bicycles-52': [
        'Off to the market with nothing but an empty basket',
        'And back with ranunculus, because the peaches were sold out.',
        'A white bicycle with a wicker basket of red flowers in front of a pink wall',
      ],
    },
  ),
]
