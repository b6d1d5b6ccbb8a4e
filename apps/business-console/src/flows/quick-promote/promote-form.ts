import type { BillingProfileFields, BusinessContactFields } from '@tessera/api-types/ads/inputs'
import type { AdAge, AdGender, AdObjective } from '@tessera/api-types/ads/ad-options'
import { smallestBudget, usualDuration } from '@tessera/api-types/ads/ad-options'
import {
  budgetFault,
  destinationUrlFault,
  durationFault,
  objectiveFault,
  promotionNameFault,
} from '@tessera/api-types/ads/promotion-rules'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import type { AdvertiserView, TargetingOptionsView } from '@tessera/api-types/ads/views'
import type { Reason } from '@tessera/api-types/error-texts'

/** The fields that keep an error of their own. // spec 002 §5 */
export const CHECKED_FIELDS = ['destinationUrl', 'adType', 'dailyBudget', 'duration', 'name'] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]

export interface ServerError {
  code: string
  message: string
}

export type ProductGroup = Pick<ProductGroupView, 'id' | 'name' | 'catalog_name' | 'product_count'>

/** The form of the document. // spec 002 §3 */
export interface PromoteForm {
  advertiserId: string | null
  advertiserCountry: string | null
  advertisers: AdvertiserView[]
  hasValidBillingProfile: boolean
  hasBusinessAddress: boolean
  dailyBudget: number | null
  duration: number | null
  isOngoing: boolean
  destinationUrl: string
  adType: AdObjective | null
  selectedOCPMTag: string | null
  name: string
  locale: string[]
  ages: AdAge[]
  genders: AdGender[]
  interests: string[]
  audiences: string[]
  errors: Partial<Record<CheckedField, Reason>>
  isAutoTargeting: boolean
  selected_pin: PromotablePinView | null
  selectedProductGroup: ProductGroup | null
  targetingOptions: TargetingOptionsView | null
  serverError: ServerError | null
  businessInformationForm: BusinessContactFields
  billingInformationForm: BillingProfileFields
  autoFillQPBillingChecked: boolean
}

const emptyAddress = { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' }

export const emptyForm = (): PromoteForm => ({
  advertiserId: null,
  advertiserCountry: null,
  advertisers: [],
  hasValidBillingProfile: false,
  hasBusinessAddress: false,
  dailyBudget: null,
  duration: null,
  isOngoing: false,
  destinationUrl: '',
  adType: 'CONSIDERATION',
  selectedOCPMTag: null,
  name: '',
  locale: [],
  ages: [],
  genders: [],
  interests: [],
  audiences: [],
  errors: {},
  isAutoTargeting: true,
  selected_pin: null,
  selectedProductGroup: null,
  targetingOptions: null,
  serverError: null,
  businessInformationForm: { name: '', email: '', phone: '', ...emptyAddress },
  billingInformationForm: {
    cardholder_name: '',
    card_number: '',
    card_expiry_month: 0,
    card_expiry_year: 0,
    security_code: '',
    currency: '',
    billing_address: emptyAddress,
    tax_id: '',
  },
  autoFillQPBillingChecked: true,
})

export const advertiserOf = ({ advertisers, advertiserId }: PromoteForm): AdvertiserView | undefined =>
  advertisers.find(({ id }) => id === advertiserId)

/**
 * A profile counts by its flag or by its status; people who may not see it are not asked for a card.
 * // decided: B-4.52
 */
export const isBillingValid = (billing: { valid: boolean; status: string } | null): boolean =>
  billing === null || billing.valid || billing.status === 'VALID'

const standingOf = (advertiser: AdvertiserView) => ({
  advertiserId: advertiser.id,
  advertiserCountry: advertiser.country,
  hasValidBillingProfile: isBillingValid(advertiser.billing),
  hasBusinessAddress: advertiser.has_business_address,
})

/** What only the account before can promote goes, with what was proposed for it. */
function withoutForeign(form: PromoteForm, { business_id }: AdvertiserView): PromoteForm {
  const { selected_pin: pin, selectedProductGroup: group, destinationUrl, name } = form
  if (!group && (!pin || advertiserOf(form)?.business_id === business_id)) return form
  const isNameProposed = name.startsWith(proposedName({ title: group?.name ?? pin?.title ?? '' }, ''))
  return {
    ...form,
    selected_pin: null,
    selectedProductGroup: null,
    ...(group && { adType: 'CONSIDERATION' as const }),
    destinationUrl: destinationUrl === (pin?.link ?? '') ? '' : destinationUrl,
    name: isNameProposed ? '' : name,
  }
}

/** The advertiser's country decides budget and duration; what hangs on the account before goes. // decided: B-4.53 */
export function withAdvertiser(form: PromoteForm, advertiser: AdvertiserView): PromoteForm {
  const { dailyBudget: _budget, duration: _duration, ...errors } = form.errors
  const { businessInformationForm, billingInformationForm, autoFillQPBillingChecked } = emptyForm()
  return {
    ...withoutForeign(form, advertiser),
    ...standingOf(advertiser),
    dailyBudget: smallestBudget(advertiser.country, advertiser.currency),
    duration: usualDuration(advertiser.country),
    selectedOCPMTag: null,
    targetingOptions: null,
    audiences: [],
    errors,
    businessInformationForm,
    billingInformationForm: { ...billingInformationForm, currency: advertiser.currency },
    autoFillQPBillingChecked,
  }
}

/** An advertiser, read anew; its standing counts while it is the chosen one. */
export const withStanding = (form: PromoteForm, advertiser: AdvertiserView): PromoteForm => ({
  ...form,
  ...(advertiser.id === form.advertiserId && standingOf(advertiser)),
  advertisers: form.advertisers.map((each) => (each.id === advertiser.id ? advertiser : each)),
})

export const proposedName = ({ title }: { title: string }, today: string): string =>
  `${title} - ${today}`.slice(0, 255)

interface Chosen {
  pin: PromotablePinView
  today: string
}

/** Another pin: a typed name and link stay, proposed ones are proposed anew; the audience begins again. // decided: B-3.41, B-4.55 */
export function withPin(form: PromoteForm, { pin, today }: Chosen): PromoteForm {
  const before = form.selected_pin
  const isUrlProposed = form.destinationUrl === '' || form.destinationUrl === (before?.link ?? '')
  const isNameProposed = form.name === '' || (before !== null && form.name === proposedName(before, today))
  return {
    ...form,
    selected_pin: pin,
    selectedProductGroup: null,
    ...(form.selectedProductGroup && { adType: 'CONSIDERATION' as const }),
    destinationUrl: isUrlProposed ? (pin.link ?? '') : form.destinationUrl,
    name: isNameProposed ? proposedName(pin, today) : form.name,
    ...(before && { isOngoing: false, ages: [], genders: [], interests: [], audiences: [] }),
    errors: {},
  }
}

/** A group of products: its goal is to sell them. */
export const withProductGroup = (
  form: PromoteForm,
  { group, today }: { group: ProductGroup; today: string },
): PromoteForm => ({
  ...form,
  selectedProductGroup: group,
  selected_pin: null,
  adType: 'CATALOG_SALES',
  name: form.name === '' ? proposedName({ title: group.name }, today) : form.name,
  errors: {},
})

/** What is wrong with each field that is checked. */
export function faultsOf(form: PromoteForm): Record<CheckedField, Reason | null> {
  const { advertiserCountry: country, adType, selectedOCPMTag, selected_pin, selectedProductGroup } = form
  const place = { country: country ?? '', currency: advertiserOf(form)?.currency ?? '' }
  return {
    destinationUrl: destinationUrlFault(form.destinationUrl),
    adType: objectiveFault({
      objective: adType,
      hasTag: selectedOCPMTag !== null,
      hasPin: selected_pin !== null,
      hasProductGroup: selectedProductGroup !== null,
    }),
    dailyBudget: budgetFault(form.dailyBudget, place),
    duration: durationFault(form.duration, form.isOngoing),
    name: promotionNameFault(form.name),
  }
}

type Values = Pick<PromoteForm, CheckedField | 'isOngoing'>

/** Stores a value together with its error: a standing error goes once the value is valid. */
export function withValue<F extends keyof Values>(
  form: PromoteForm,
  field: F,
  value: Values[F],
  isLeft = false,
): PromoteForm {
  const next = { ...form, [field]: value }
  return withChecked(next, field === 'isOngoing' ? 'duration' : field, isLeft)
}

/** Checks a field: one that somebody is still in gets no new error. // decided: B-5.11 */
export function withChecked(form: PromoteForm, field: CheckedField, isLeft: boolean): PromoteForm {
  const { [field]: standing, ...errors } = form.errors
  const fault = faultsOf(form)[field]
  const isShown = fault !== null && (isLeft || standing !== undefined)
  return { ...form, errors: isShown ? { ...errors, [field]: fault } : errors }
}

/** Every error at once, as pressing Launch shows them. */
export function withAllErrors(form: PromoteForm): PromoteForm {
  const found = Object.entries(faultsOf(form)).filter(([, fault]) => fault !== null)
  return { ...form, errors: Object.fromEntries(found) }
}

export const hasFaults = (form: PromoteForm): boolean =>
  Object.values(faultsOf(form)).some((fault) => fault !== null)

/** The business as it is typed or read; a billing address of its own stays. */
export function withBusiness(form: PromoteForm, changes: Partial<BusinessContactFields>): PromoteForm {
  const next = { ...form, businessInformationForm: { ...form.businessInformationForm, ...changes } }
  return form.autoFillQPBillingChecked ? withAutoFill(next, true) : next
}

/** Whether the billing address repeats that of the business. // decided: B-3.43 */
export const withAutoFill = (form: PromoteForm, isChecked: boolean): PromoteForm => {
  const { line1, line2, city, region, postal_code, country } = form.businessInformationForm
  return {
    ...form,
    autoFillQPBillingChecked: isChecked,
    billingInformationForm: {
      ...form.billingInformationForm,
      billing_address: isChecked ? { line1, line2, city, region, postal_code, country } : emptyAddress,
    },
  }
}
