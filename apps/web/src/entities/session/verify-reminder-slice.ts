import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The reminder to verify the email: hidden until something asks for it. spec 000 §4 */
export const verifyReminderSlice = createSlice({
  name: 'verifyReminder',
  initialState: { isShown: false },
  reducers: {
    reminderShown: () => ({ isShown: true }),
    reminderDismissed: () => ({ isShown: false }),
  },
  selectors: { selectIsReminderShown: ({ isShown }) => isShown },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof verifyReminderSlice> {}
}

const injected = verifyReminderSlice.injectInto(rootReducer)

export const { reminderShown, reminderDismissed } = verifyReminderSlice.actions
export const { selectIsReminderShown } = injected.selectors
