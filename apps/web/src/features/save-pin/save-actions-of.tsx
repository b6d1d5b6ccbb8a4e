import type { Pin } from '../../entities/pins/pins-slice.ts'
import { SaveActions } from './SaveActions.tsx'

/** What grids lay over a pin's picture: one function, so that cards need not be drawn anew. */
export const saveActionsOf = (pin: Pin) => <SaveActions pin={pin} />
