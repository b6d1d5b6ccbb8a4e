import type { ReportReason } from '@tessera/api-types/reports/report-target'

/** What somebody made of a pin: the picture is that of another pin, whose owner this is. */
export interface DemoDidIt {
  scene: string
  photo: string
  text: string
}

export const DEMO_DID_ITS: readonly DemoDidIt[] = [
  { scene: 'cakes-52', photo: 'cakes-53', text: 'Cherries instead of chocolate. Took off ten minutes.' },
  {
    scene: 'cakes-203',
    photo: 'cakes-51',
    text: 'No cherries here, so the hedge had to help. Gone in an hour.',
  },
  { scene: 'macarons-33', photo: 'macarons-34', text: 'My first ones with feet on all sides!' },
  { scene: 'macarons-35', photo: 'macarons-33', text: 'Used your ratio. The blue is butterfly pea powder.' },
  { scene: 'donuts-34', photo: 'donuts-202', text: 'Made three dozen for the school fair. None came back.' },
  { scene: 'donuts-35', photo: 'donuts-33', text: 'Saffron was sold out, chocolate never is.' },
  { scene: 'sushi-202', photo: 'sushi-2', text: 'Wet hands really are the whole trick.' },
  { scene: 'sushi-203', photo: 'sushi-201', text: 'One tamago extra for the one who eats no fish.' },
  { scene: 'drinks-101', photo: 'drinks-202', text: 'Lime in place of mint, and twice the ice.' },
  { scene: 'popsicles-201', photo: 'popsicles-202', text: 'Ran out of pistachios. Nobody complained.' },
  { scene: 'knits-32', photo: 'knits-33', text: 'The same stitch in charcoal. It wants a bigger needle.' },
  { scene: 'papercuts-201', photo: 'papercuts-34', text: 'Nine sheets and one very long podcast later.' },
]

/** Pins of several pictures: the first scene is the pin that becomes one. All are of one person. */
export const DEMO_CAROUSELS: readonly (readonly string[])[] = [
  ['tiles-22', 'tiles-1', 'tiles-7'],
  ['arches-22', 'arches-23'],
  ['abstracts-25', 'abstracts-2', 'abstracts-42'],
  ['planets-33', 'planets-202'],
]

/** Boards that people keep together: their names, and who keeps each with its owner. */
export const GROUP_BOARDS: readonly (readonly [board: string, people: readonly string[]])[] = [
  ['The cabin, one day', ['Emma Castellan', 'Finn Becker']],
  ['Long weekend by train', ['Yara Costa', 'Mateo Ruiz']],
  ['Walks that end with soup', ['Noah Lindqvist', 'Isla MacLeod', 'Ingrid Dahl']],
  ['Bathroom floor shortlist', ['Diego Ferreira']],
  ['Pitchers for a crowd', ['Sam Patel']],
  ['Stairs I would climb twice', ['Mira Solberg']],
  ['Corners and curves', ['Elif Yılmaz', 'Omar Farouk']],
]

/** Who is invited to a board and has not answered. */
export const BOARD_INVITES: readonly (readonly [board: string, person: string])[] = [
  ['House at the lake', 'Mira Solberg'],
  ['Roof, stove, window', 'Finn Becker'],
]

/** Who asks to keep a board with its owner. */
export const JOIN_REQUESTS: readonly (readonly [board: string, person: string])[] = [
  ['Corners and curves', 'Arjun Mehta'],
]

/** Pins that their creators made for the ceramics studio. */
export const SPONSORED_SCENES = { approved: ['cups-21', 'cups-24'], waiting: ['cups-23'] } as const

/** Pins whose creators say that they made them with AI. */
export const AI_SCENES = ['abstracts-24', 'abstracts-7', 'planets-34'] as const

/** Reports for staff to decide. */
export const DEMO_REPORTS: readonly (readonly [scene: string, person: string, reason: ReportReason])[] = [
  ['popsicles-2', 'Ben Whitaker', 'spam'],
  ['popsicles-2', 'Grace Murphy', 'spam'],
  ['tiles-41', 'Leila Haddad', 'rights'],
  ['abstracts-2', 'Kofi Mensah', 'ai-unlabeled'],
]

/** What the owner of a pin replies to a comment. */
export const REPLIES_TO: Readonly<Record<string, string>> = {
  'Is there a bus, or do you need a car?':
    'There is a bus at nine and one back at four. Miss it and you hike.',
  'Which month was this?': 'Late September, the week after everybody left.',
  'How early did you have to get up for that?': 'Quarter to five. I complained until six.',
  'Did you stay the night or drive back?': 'Stayed. There is one room above the bakery.',
  'Is the path marked?': 'Red dots on the stones, easy to lose in fog.',
  'What lens was it?': 'A plain 35, older than me.',
  'Dogs allowed?': 'On a leash until the second gate.',
  'How long was the exposure?': 'Twenty seconds, and I held my breath for all of them.',
  'Do you know who designed it?': 'The city archive says a schoolteacher. I love that.',
  'Is it open to the public?': 'Thursdays, if you ring twice.',
  'Can I swap the basil for mint?': 'Yes, but tear it, do not chop it.',
  'How far ahead can you prepare it?': 'The rice in the morning, the rest at the last minute.',
  'Does it keep until the next day?': 'It does. It never has to.',
  'What size is the pan?': 'Twenty centimeters. For a bigger one, add half of everything.',
  'Does it work with oat milk?': 'Better, even. Take the barista kind.',
  'How did you get the edges so clean?': 'A hot knife, wiped after every single cut.',
  'Which glass is that?': 'A jam jar with ambitions.',
  'What is the name of the wall color?': 'It was mixed at the store from a leaf. I kept the leaf.',
  'How wide is the rug?': 'Two meters forty. I measured after buying.',
  'Would this work with a low ceiling?': 'Ours is two meters thirty, so yes.',
  'Do you dust?': 'Before photos.',
  'How often do you water?': 'When the top two centimeters are dry, so every ten days.',
  'Is it safe for cats?': 'The small one is. The tall one lives on the top shelf.',
  'Can I have a cutting?': 'Of course. Bring a jar!',
  'Which bulb did you use?': 'A warm one, 2200 K, on a dimmer.',
  'What cone?': 'Cone 6, slow cooling.',
  'The speckles! Is that iron?': 'Iron and a little luck.',
  'Do you ship to Portugal?': 'We do, twice a month.',
  'How many went wrong before this one?': 'Eleven. Two of them are plant pots now.',
  'How did you line up the second color?': 'Two pins in the corners and a lot of swearing.',
  'What grout did you use?': 'Warm gray. White would have been brave.',
  'How long before it fell over?': 'It is still standing. I do not open the window.',
  'What did you paint it with?': 'Gouache, the cheap kind.',
  'Which variety is it?': 'The label got lost in the rain. My neighbor says Labyrinth.',
  'Do you take commissions?': 'Two a month. Write to me!',
  'Does a water bottle fit?': 'A small one, standing up.',
  'How do you keep the white white?': 'Toothpaste. I am serious.',
  'What notebook is that?': 'The one with the squared pages from the station shop.',
  'What year is the frame?': 'The seller said 1983, the serial number says 1986.',
  'How many gears?': 'One, and it is the right one.',
}
