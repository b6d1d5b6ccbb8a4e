import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import {
  allows,
  type ConsentUse,
  mayStoreTrackingId as mayStore,
  type Privacy,
  type StoredConsent,
} from '@tessera/api-types/consent/consent-rules'
import { rootReducer, type RootState } from '../../shared/store/root-reducer.ts'
import '../session/session-slice.ts'

type ConsentState = {
  /** What was chosen since the page was served. */
  chosen: StoredConsent | null
  isPrivacySignalled: boolean
  isThirdPartyMarketingOn: boolean | null
}

const silent: ConsentState = { chosen: null, isPrivacySignalled: false, isThirdPartyMarketingOn: null }

/** What is chosen about cookies on this very page; what was chosen before came with it. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState: silent,
  reducers: {
    /** Heard by whatever keeps or sends something: what is no longer allowed ends and is removed. */
    consentChosen: (state, { payload }: PayloadAction<StoredConsent>) => {
      state.chosen = payload
    },
    privacySignalled: (state) => {
      state.isPrivacySignalled = true
    },
    thirdPartyMarketingSet: (state, { payload }: PayloadAction<boolean>) => {
      state.isThirdPartyMarketingOn = payload
    },
  },
  selectors: { selectChoices: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof consentSlice> {}
}

export const { consentChosen, privacySignalled, thirdPartyMarketingSet } = consentSlice.actions
const { selectChoices } = consentSlice.injectInto(rootReducer).selectors

/** Without a served setting, consent is required. */
const defaultPrivacy: Privacy = {
  isConsentRequired: true,
  consent: null,
  isPrivacySignalled: false,
  third_party_marketing_tracking_enabled: null,
}

export function selectPrivacy(state: RootState): Privacy {
  const served = state.session?.pageData?.privacy ?? defaultPrivacy
  const { chosen, isPrivacySignalled, isThirdPartyMarketingOn } = selectChoices(state)
  return {
    isConsentRequired: served.isConsentRequired,
    consent: chosen ?? served.consent,
    isPrivacySignalled: isPrivacySignalled || served.isPrivacySignalled,
    third_party_marketing_tracking_enabled:
      isThirdPartyMarketingOn ?? served.third_party_marketing_tracking_enabled,
  }
}

export const isAllowed = (state: RootState, use: ConsentUse): boolean => allows(use, selectPrivacy(state))

/** Whether this browser may be given an identifier by which it is known again. */
export const mayStoreTrackingId = (state: RootState): boolean => mayStore(selectPrivacy(state))

/** Whether somebody is still to be asked. */
export function selectIsAsking(state: RootState): boolean {
  const { isConsentRequired, consent } = selectPrivacy(state)
  return isConsentRequired && consent === null
}
