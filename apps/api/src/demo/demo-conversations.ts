import type { PictureKind } from './picture-kind.ts'

/** One message: who wrote it, how many hours before the world is made, its text and the kind of pin it carries. */
export interface DemoLine {
  by: string
  hoursAgo: number
  text: string
  pinOf?: PictureKind['name']
  /** Who loves it. */
  lovedBy?: string
}

export interface DemoConversation {
  /** By first name; the first one began it. */
  people: readonly string[]
  name?: string
  lines: readonly DemoLine[]
  /** Who has not opened it since somebody else wrote last. */
  unreadBy?: readonly string[]
  /** To whom it is a contact request. */
  waitsFor?: readonly string[]
}

/** What the people of the demo world wrote to one another. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    people: ['Elif', 'Mira'],
    unreadBy: ['Mira'],
    lines: [
      {
        by: 'Elif',
        hoursAgo: 53,
        text: 'You draw stairs, I collect arches. This one has both.',
        pinOf: 'arches',
      },
      { by: 'Mira', hoursAgo: 51, text: 'The shadow on the third step! Where is it?', lovedBy: 'Elif' },
      { by: 'Elif', hoursAgo: 27, text: 'A courtyard in Mardin. I have the floor plan somewhere.' },
      { by: 'Elif', hoursAgo: 3, text: 'Found it. Shall I bring it on Thursday?' },
    ],
  },
  {
    people: ['Emma', 'Mira', 'Clara', 'Théo'],
    name: 'The new flat',
    unreadBy: ['Mira', 'Théo'],
    lines: [
      { by: 'Emma', hoursAgo: 98, text: 'Keys on Monday. Send me everything you have.' },
      { by: 'Clara', hoursAgo: 96, text: 'One bold thing, remember.', pinOf: 'living-room', lovedBy: 'Emma' },
      { by: 'Théo', hoursAgo: 74, text: 'And a vase for one twig.', pinOf: 'ceramics' },
      { by: 'Mira', hoursAgo: 72, text: 'Leave the big window empty, please.' },
      { by: 'Emma', hoursAgo: 6, text: 'Window stays empty. Lamp above the table?', pinOf: 'lamp' },
    ],
  },
  {
    people: ['Mira', 'Sofia'],
    lines: [
      { by: 'Mira', hoursAgo: 150, text: 'Mine is losing leaves. Too much sun?' },
      {
        by: 'Sofia',
        hoursAgo: 149,
        text: 'Too much water, I bet. Look how dry this one stands.',
        pinOf: 'houseplant',
      },
      { by: 'Mira', hoursAgo: 122, text: 'Two new leaves. You were right.', lovedBy: 'Sofia' },
    ],
  },
  {
    people: ['Ben', 'Mira'],
    waitsFor: ['Mira'],
    unreadBy: ['Mira'],
    lines: [
      {
        by: 'Ben',
        hoursAgo: 9,
        text: 'Hello Mira, your roof windows made me think of this. Do you ever draw at night?',
        pinOf: 'night-sky',
      },
    ],
  },
  {
    people: ['Tom', 'Aiko'],
    lines: [
      { by: 'Tom', hoursAgo: 201, text: 'For the studio door, in your two glazes.', pinOf: 'poster' },
      { by: 'Aiko', hoursAgo: 199, text: 'Yes. Exactly yes. How large can you print it?' },
      { by: 'Tom', hoursAgo: 198, text: 'As large as the door.', lovedBy: 'Aiko' },
    ],
  },
  {
    people: ['Théo', 'Aiko'],
    unreadBy: ['Aiko'],
    lines: [
      { by: 'Théo', hoursAgo: 31, text: 'Do you still make the tall ones?', pinOf: 'ceramics' },
      { by: 'Aiko', hoursAgo: 29, text: 'Twelve came out of the kiln this morning.' },
      { by: 'Théo', hoursAgo: 5, text: 'Then keep two for me.' },
    ],
  },
  {
    people: ['Rosa', 'Aiko'],
    waitsFor: ['Aiko'],
    unreadBy: ['Aiko'],
    lines: [{ by: 'Rosa', hoursAgo: 20, text: 'Would your bowls survive my lasagne?', pinOf: 'pasta' }],
  },
  {
    people: ['Marcus', 'Oliver'],
    lines: [
      { by: 'Marcus', hoursAgo: 77, text: 'This desk survived a Monday.', pinOf: 'desk' },
      { by: 'Oliver', hoursAgo: 76, text: 'Barely. The plant did the work.' },
    ],
  },
]
