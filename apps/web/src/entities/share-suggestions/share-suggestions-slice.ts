import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { shareSuggestionsRoutes } from '@tessera/api-types/share-suggestions/routes'
import type { OperationOutput } from '../../shared/api/endpoint.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type Suggestions = OperationOutput<(typeof shareSuggestionsRoutes)['shareSuggestions.list']>
export type ShareSuggestion = Suggestions[number]

type State = { people: ShareSuggestion[] | null }

const unasked: State = { people: null }

/** Whom the member may want to send something to; null until somebody asked. // spec 001 §4 */
const shareSuggestionsSlice = createSlice({
  name: 'shareSuggestions',
  initialState: unasked,
  reducers: {
    shareSuggestionsReplaced: (state, { payload }: PayloadAction<ShareSuggestion[]>) => {
      state.people = payload
    },
    shareSuggestionsCleared: (state) => {
      state.people = null
    },
  },
  selectors: { selectShareSuggestions: (state) => state.people },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof shareSuggestionsSlice> {}
}

export const { shareSuggestionsReplaced, shareSuggestionsCleared } = shareSuggestionsSlice.actions
export const { selectShareSuggestions } = shareSuggestionsSlice.injectInto(rootReducer).selectors
