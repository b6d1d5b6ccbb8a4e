import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

type Draft = { conversationId: string; text: string }

const none: Record<string, string> = {}

/** What is typed and not sent yet, by conversation: it is there again when one comes back to it. */
const messageDraftsSlice = createSlice({
  name: 'messageDrafts',
  initialState: none,
  reducers: {
    draftTyped: (drafts, { payload }: PayloadAction<Draft>) => {
      if (payload.text === '') delete drafts[payload.conversationId]
      else drafts[payload.conversationId] = payload.text
    },
    /** A refused message stands before what was typed since. */
    draftReturned: (drafts, { payload }: PayloadAction<Draft>) => {
      const typed = drafts[payload.conversationId]
      drafts[payload.conversationId] = typed ? `${payload.text}\n${typed}` : payload.text
    },
  },
  selectors: { selectDraft: (drafts, conversationId: string) => drafts[conversationId] ?? '' },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof messageDraftsSlice> {}
}

export const { draftTyped, draftReturned } = messageDraftsSlice.actions
export const { selectDraft } = messageDraftsSlice.injectInto(rootReducer).selectors
