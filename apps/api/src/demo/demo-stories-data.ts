/** A piece that `tools/demo-music` made; the files lie in `music`. */
export interface DemoTrack {
  file: string
  title: string
  artist: string
  durationMs: number
  /** The scene whose picture stands for it. */
  scene: string
}

export const DEMO_TRACKS: readonly DemoTrack[] = [
  {
    file: 'first-light',
    title: 'First Light',
    artist: 'Small Hours',
    durationMs: 17_003,
    scene: 'skylines-201',
  },
  {
    file: 'paper-boats',
    title: 'Paper Boats',
    artist: 'The Windowsills',
    durationMs: 15_509,
    scene: 'boats-102',
  },
  {
    file: 'late-kitchen',
    title: 'Late Kitchen',
    artist: 'Small Hours',
    durationMs: 16_512,
    scene: 'cups-1',
  },
]

export interface DemoStory {
  /** The file of its track. */
  track: string
  /** The scenes of its pages with what stands on them; the first is the pin that becomes the story. */
  pages: readonly (readonly [scene: string, words: string])[]
}

export const DEMO_STORIES: readonly DemoStory[] = [
  {
    track: 'first-light',
    pages: [
      ['skylines-201', 'The last ferry'],
      ['skylines-101', 'Twenty minutes later'],
      ['skylines-1', 'And then it is night'],
    ],
  },
  {
    track: 'paper-boats',
    pages: [
      ['boats-203', 'Home before the light goes'],
      ['boats-201', 'We rowed the last mile'],
    ],
  },
  {
    track: 'late-kitchen',
    pages: [
      ['cups-22', 'Everyone has gone home'],
      ['cups-1', 'One more cup'],
    ],
  },
]
