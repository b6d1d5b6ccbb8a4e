import { createAction } from '@reduxjs/toolkit'

/** The entities of a response, by the name of their slice: `{pins: [...], boards: [...]}`. */
export type EntityBatch = Readonly<Record<string, readonly unknown[]>>

/** Every entity slice handles it and stores its own entities. */
export const entitiesReceived = createAction<EntityBatch>('entities/received')
