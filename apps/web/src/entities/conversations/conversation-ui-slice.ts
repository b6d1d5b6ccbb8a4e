import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { dropdownToggled, newMessageOpened, type NewMessage } from './message-opening.ts'

export type ConversationUi = {
  isDropdownOpen: boolean
  conversationId: string | null
  newMessage: NewMessage | null
}

const closed: ConversationUi = { isDropdownOpen: false, conversationId: null, newMessage: null }

/** What of messages is open over the page. // spec 000 §4 */
export const conversationUiSlice = createSlice({
  name: 'conversationUi',
  initialState: closed,
  reducers: {
    conversationOpened: (state, { payload }: PayloadAction<string>) => {
      state.conversationId = payload
      state.newMessage = null
    },
    /** Back to the list of conversations. */
    inboxShown: (state) => {
      state.conversationId = null
      state.newMessage = null
    },
    conversationUiClosed: () => closed,
  },
  extraReducers: (builder) =>
    builder
      .addCase(dropdownToggled, ({ isDropdownOpen }) => ({ ...closed, isDropdownOpen: !isDropdownOpen }))
      .addCase(newMessageOpened, (state, { payload }) => {
        state.newMessage = { attached: null, people: [], ...payload }
        state.conversationId = null
        // Something to send has a dialog of its own.
        if (payload.attached) state.isDropdownOpen = false
      }),
  selectors: { selectConversationUi: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof conversationUiSlice> {}
}

export const { conversationOpened, inboxShown, conversationUiClosed } = conversationUiSlice.actions
export const { selectConversationUi } = conversationUiSlice.injectInto(rootReducer).selectors
