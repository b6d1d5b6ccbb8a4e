import { createAction } from '@reduxjs/toolkit'

/** A board, or one section of it. */
export type PinLocation = { boardId: string; sectionId: string | null }

/** Pins of one place are in another now: boards and sections count them. */
export const pinsMoved = createAction<{ pinIds: string[]; from: PinLocation; to: PinLocation }>('pins/moved')

/** Pins of one place are gone. */
export const pinsRemoved = createAction<{ pinIds: string[]; from: PinLocation }>('pins/removed')

/** Pins were put into a place. */
export const pinsAdded = createAction<{ pinIds: string[]; to: PinLocation }>('pins/added')
