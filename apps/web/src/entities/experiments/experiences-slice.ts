import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  type Experience,
  type Experiences,
  withExperienceStatus,
} from '@tessera/api-types/experiments/experiences'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const none: Experiences = {}

/** The guided experience that stands at each placement. */
export const experiencesSlice = createSlice({
  name: 'experiences',
  initialState: none,
  reducers: {
    experiencesReceived: (_state, { payload }: PayloadAction<Experiences>): Experiences => payload,
    experienceUpdated: (
      state,
      { payload }: PayloadAction<Experience & { placement: string }>,
    ): Experiences => {
      const { placement, ...experience } = payload
      return withExperienceStatus(state, placement, experience)
    },
  },
  selectors: { selectExperiences: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof experiencesSlice> {}
}

export const { experiencesReceived, experienceUpdated } = experiencesSlice.actions
export const { selectExperiences } = experiencesSlice.injectInto(rootReducer).selectors
