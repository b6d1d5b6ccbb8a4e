import type { EmailChoices, NotificationChoices, SettingOption } from '@tessera/api-types/preferences/views'
import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** What settings are chosen from, and what was chosen; null or empty until it was asked for. */
export type SettingsState = {
  countryOptions: SettingOption[]
  localeOptions: SettingOption[]
  newsSettings: EmailChoices | null
  pushSettings: NotificationChoices | null
}

/** What the site proposes to the member is not what it was. */
export const proposalsChanged = createAction('settings/proposalsChanged')

const nothingKnown: SettingsState = {
  countryOptions: [],
  localeOptions: [],
  newsSettings: null,
  pushSettings: null,
}

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: nothingKnown,
  reducers: {
    settingsKnown: (state, { payload }: PayloadAction<Partial<SettingsState>>) => ({ ...state, ...payload }),
  },
  selectors: { selectSettings: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof settingsSlice> {}
}

export const { settingsKnown } = settingsSlice.actions
export const { selectSettings } = settingsSlice.injectInto(rootReducer).selectors
