import type { BillingProfileFields, BusinessContactFields } from '@tessera/api-types/ads/inputs'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { AdvertiserView, PromotionView } from '@tessera/api-types/ads/views'
import type { Reason } from '@tessera/api-types/error-texts'
import {
  advertiserOf,
  emptyForm,
  withAdvertiser,
  withAllErrors,
  withAutoFill,
  withBusiness,
  withChecked,
  withPin,
  withProductGroup,
  withStanding,
  withValue,
  type CheckedField,
  type ProductGroup,
  type PromoteForm,
  type ServerError,
} from './promote-form.ts'
import { stepAfter, type PromoteStep } from './promote-steps.ts'

/** Quick promote on screen: the form, and the modal that stands before the page. */
export interface PromoteState {
  form: PromoteForm
  step: PromoteStep | null
  /** What was launched last. */
  launched: PromotionView | null
}

export type PromoteAction =
  | {
      type: 'opened'
      advertisers: AdvertiserView[]
      advertiserId: string | null
      given: Partial<PromoteForm>
    }
  | { type: 'advertiserChosen'; advertiser: AdvertiserView }
  | { type: 'standingRead'; advertiser: AdvertiserView }
  | { type: 'pinChosen'; pin: PromotablePinView; today: string }
  | { type: 'productGroupChosen'; group: ProductGroup; today: string }
  | { type: 'valueSet'; field: CheckedField | 'isOngoing'; value: never; isLeft?: boolean }
  | { type: 'fieldLeft'; field: CheckedField }
  | { type: 'changed'; changes: Partial<PromoteForm> }
  | { type: 'businessTyped'; changes: Partial<BusinessContactFields> }
  | { type: 'billingTyped'; changes: Partial<BillingProfileFields> }
  | { type: 'autoFillSet'; isChecked: boolean }
  | { type: 'launchRefused'; errors: Partial<Record<CheckedField, Reason>> }
  | { type: 'launchTried' }
  | { type: 'launched'; promotion: PromotionView }
  | { type: 'launchFailed'; error: ServerError }
  | { type: 'stepped'; step: PromoteStep }
  | { type: 'goneOn' }
  | { type: 'reset' }

export const emptyPromote = (): PromoteState => ({ form: emptyForm(), step: null, launched: null })

/** Which step is next, by what is there already. */
export const nextStep = (form: PromoteForm): PromoteStep =>
  stepAfter({
    needsTerms: advertiserOf(form)?.has_accepted_terms === false,
    hasSelection: form.selected_pin !== null || form.selectedProductGroup !== null,
    hasBusinessAddress: form.hasBusinessAddress,
    hasValidBillingProfile: form.hasValidBillingProfile,
  })

export function promoteReducer(state: PromoteState, action: PromoteAction): PromoteState {
  switch (action.type) {
    case 'opened':
      return opened(action)
    case 'launchTried':
      return { ...state, form: { ...withAllErrors(state.form), serverError: null } }
    case 'launched':
      return { ...state, launched: action.promotion, step: 'SUCCESS_MODAL' }
    case 'launchFailed':
      return { ...state, form: { ...state.form, serverError: action.error }, step: 'ERROR_MODAL' }
    case 'stepped':
      return { ...state, step: action.step }
    case 'goneOn':
      return { ...state, step: nextStep(state.form) }
    case 'reset':
      return emptyPromote()
    case 'pinChosen':
    case 'productGroupChosen':
    case 'advertiserChosen':
    case 'standingRead': {
      const form = formAfter(state.form, action)
      return { ...state, form, step: nextStep(form) }
    }
    default:
      return { ...state, form: formAfter(state.form, action) }
  }
}

function opened({
  advertisers,
  advertiserId,
  given,
}: Extract<PromoteAction, { type: 'opened' }>): PromoteState {
  const chosen = advertisers.find(({ id }) => id === advertiserId) ?? advertisers[0]
  const empty = { ...emptyForm(), advertisers }
  const form = { ...(chosen ? withAdvertiser(empty, chosen) : empty), ...given }
  return { form, step: nextStep(form), launched: null }
}

function formAfter(form: PromoteForm, action: PromoteAction): PromoteForm {
  switch (action.type) {
    case 'advertiserChosen':
      return withAdvertiser(form, action.advertiser)
    case 'standingRead':
      return withStanding(form, action.advertiser)
    case 'pinChosen':
      return withPin(form, action)
    case 'productGroupChosen':
      return withProductGroup(form, action)
    case 'valueSet':
      return withValue(form, action.field, action.value, action.isLeft)
    case 'fieldLeft':
      return withChecked(form, action.field, true)
    case 'changed':
      return { ...form, ...action.changes }
    case 'businessTyped':
      return withBusiness(form, action.changes)
    case 'billingTyped':
      return { ...form, billingInformationForm: { ...form.billingInformationForm, ...action.changes } }
    case 'autoFillSet':
      return withAutoFill(form, action.isChecked)
    case 'launchRefused':
      return { ...form, errors: { ...form.errors, ...action.errors } }
    default:
      return form
  }
}
