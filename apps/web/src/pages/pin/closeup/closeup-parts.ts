import { type LatePart, latePart } from '../../../shared/i18n/late-part.tsx'

type OfPin = LatePart<{ pinId: string }>

/** What is shown of a pin beside its picture. */
export const PinStory: OfPin = latePart(['closeup', 'comments', 'articles'], () =>
  import('./late/PinStory.tsx').then((module) => module.PinStory),
)

/** What goes well with a pin. */
export const PinNeighbors: OfPin = latePart(['pins', 'closeup'], () =>
  import('./late/PinNeighbors.tsx').then((module) => module.PinNeighbors),
)

export const closeupParts: readonly OfPin[] = [PinStory, PinNeighbors]
