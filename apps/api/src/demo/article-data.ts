import type { InterestSlug } from './interests.ts'

/** Articles of the demo world, the newest first; the pins of a section are pictures of some kinds. */
export interface DemoArticle {
  type: number | null
  isShopping: boolean
  title: string
  intro: string
  interest: InterestSlug
  sections: readonly { title: string; text: string; kinds: readonly string[]; count: number }[]
}

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    type: 0,
    isShopping: false,
    title: 'Living rooms are getting quieter',
    intro: 'Fewer things, softer light, one good chair. Rooms our members come back to.',
    interest: 'living-rooms',
    sections: [
      {
        title: 'One bold thing is enough',
        text: 'Pick the sofa, the rug or the lamp, and let everything else step back. The rooms that get saved most have a single color that is louder than the rest.',
        kinds: ['living-room'],
        count: 6,
      },
      {
        title: 'Shelves with room to breathe',
        text: 'A third of each shelf stays empty. Group by height, then by color, and stop before it looks finished.',
        kinds: ['shelf', 'ceramics'],
        count: 6,
      },
    ],
  },
  {
    type: null,
    isShopping: true,
    title: 'Bags that fit a book',
    intro: 'Eight day bags with space for what you actually carry.',
    interest: 'bags',
    sections: [
      {
        title: 'Small, but not too small',
        text: 'Measure your current read first. A paperback needs about twenty centimeters, and a round lock keeps it from falling out on the bus.',
        kinds: ['handbag'],
        count: 8,
      },
    ],
  },
  {
    type: 1,
    isShopping: false,
    title: 'The 10 most saved dinners of the season',
    intro: 'Tomatoes, herbs and very little washing up.',
    interest: 'dinner-ideas',
    sections: [
      {
        title: 'Pasta, every which way',
        text: 'Salt the water until it tastes like the sea, and keep a cup of it for the sauce.',
        kinds: ['pasta'],
        count: 3,
      },
      {
        title: 'Salads people finish',
        text: 'Something crisp, something sharp and something toasted. Dress it at the table.',
        kinds: ['salad'],
        count: 3,
      },
    ],
  },
  {
    type: null,
    isShopping: false,
    title: 'How to keep a houseplant happy through winter',
    intro: 'Less water, more window, and no feeding before March.',
    interest: 'house-plants',
    sections: [
      {
        title: 'Move it, then leave it',
        text: 'Turn the pot a quarter each week so that it grows straight. Keep it off the radiator and away from the draft of the door.',
        kinds: ['houseplant'],
        count: 7,
      },
    ],
  },
  {
    type: 2,
    isShopping: false,
    title: 'Slow weekends by bike',
    intro: 'Mostly flat, with a basket and a long lunch in the middle.',
    interest: 'cycling',
    sections: [
      {
        title: 'Take the path along the water',
        text: 'Forty kilometers is plenty. Start early, stop at the market, and be home before the lights come on.',
        kinds: ['bicycle'],
        count: 6,
      },
    ],
  },
  {
    type: null,
    isShopping: false,
    title: 'A first evening under the stars',
    intro: 'What to bring, where to stand and how long to wait.',
    interest: 'night-sky',
    sections: [
      {
        title: 'Let your eyes get used to it',
        text: 'It takes twenty minutes in the dark, and one glance at a phone starts it over. Look for a night without a moon.',
        kinds: ['night-sky', 'mountains'],
        count: 6,
      },
    ],
  },
]
