import { createAction } from '@reduxjs/toolkit'

/** Things an answer carried, by the name of the slice that keeps them: `{pins: [...], boards: [...]}`. */
export type EntityBatch = Readonly<Record<string, readonly unknown[]>>

/** Heard by every entity slice: each takes what is its own. */
export const entitiesReceived = createAction<EntityBatch>('entities/received')
