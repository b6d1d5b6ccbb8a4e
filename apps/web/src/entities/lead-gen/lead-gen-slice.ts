import type { OwnUser } from '@tessera/api-types/identity/views'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** What the account knows for forms, and whether each may be filled in. spec 000 §7 */
export type Prefill = Pick<
  OwnUser,
  | 'full_name'
  | 'email'
  | 'is_name_eligible_for_lead_form_autofill'
  | 'is_email_eligible_for_lead_form_autofill'
>

type LeadGenInfo = {
  fullName: string
  email: string
  phoneNumber: string
  zipCode: string
  /** Ids of the promotions whose forms were sent. */
  formSubmissions: string[]
}

const initialState: LeadGenInfo = {
  fullName: '',
  email: '',
  phoneNumber: '',
  zipCode: '',
  formSubmissions: [],
}

/** What a form of an advertiser begins with. */
export const leadGenSlice = createSlice({
  name: 'leadGen',
  initialState,
  reducers: {
    leadFormPrefilled: (state, { payload: own }: PayloadAction<Prefill>) => {
      state.fullName = own.is_name_eligible_for_lead_form_autofill ? own.full_name : ''
      state.email = own.is_email_eligible_for_lead_form_autofill ? (own.email ?? '') : ''
    },
    leadFormSent: (state, { payload: promotionId }: PayloadAction<string>) => {
      state.formSubmissions.push(promotionId)
    },
  },
  selectors: { selectLeadGen: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof leadGenSlice> {}
}

export const { leadFormPrefilled, leadFormSent } = leadGenSlice.actions
export const { selectLeadGen } = leadGenSlice.injectInto(rootReducer).selectors
