import { createAction } from '@reduxjs/toolkit'

/** The member said what their home feed is to rest on: the next one follows it, the one on the screen stays. */
export const feedTuned = createAction('feedTuning/feedTuned')
