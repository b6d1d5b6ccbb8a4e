import { type LatePart, latePart } from '../../../shared/i18n/late-part.tsx'

type OfPin = LatePart<{ pinId: string }>

/** The pages of a story, in the place of its picture. */
export const StoryViewer: OfPin = latePart(['story', 'closeup'], () =>
  import('./late/StoryViewer.tsx').then((module) => module.StoryViewer),
)

/** The pictures of a carousel. */
export const Carousel: OfPin = latePart(['closeup', 'picture'], () =>
  import('./late/Carousel.tsx').then((module) => module.Carousel),
)

/** What is shown of a pin beside its picture. */
export const PinStory: OfPin = latePart(['closeup', 'comments', 'articles', 'story'], () =>
  import('./late/PinStory.tsx').then((module) => module.PinStory),
)

/** What goes well with a pin. */
export const PinNeighbors: OfPin = latePart(['pins', 'closeup'], () =>
  import('./late/PinNeighbors.tsx').then((module) => module.PinNeighbors),
)

export const closeupParts: readonly OfPin[] = [StoryViewer, Carousel, PinStory, PinNeighbors]
