import { scenes, type ScenePicture } from './scene-picture.ts'

/** Clips that `tools/demo-scenes` made; the files lie in `clips`. */
export const DEMO_CLIPS: readonly ScenePicture[] = [
  ...scenes(
    { name: 'planet', interests: ['night-sky'] },
    {
      planet: [
        'An hour on the blue one',
        'Sped up about a thousand times. Look for the storm that walks out of the picture.',
        'A blue and white planet turning slowly beside a small moon in front of stars',
      ],
    },
  ),
  ...scenes(
    { name: 'sea', interests: ['travel', 'nature'] },
    {
      sea: [
        'From the bow, no talking',
        'Last kayak of the day, paddle on my knees. Turn the sound off, there is none anyway.',
        'Dark rocks in golden water pass by below a black cliff and a yellow evening sky',
      ],
    },
  ),
  ...scenes(
    { name: 'city', interests: ['architecture', 'travel'] },
    {
      city: [
        'Somebody is still at work up there',
        'Forty minutes on the far bank, sped up. The corner tower always goes first.',
        'Pink towers behind a river as the sky turns dark blue and their windows light up one after the other',
      ],
    },
  ),
]
