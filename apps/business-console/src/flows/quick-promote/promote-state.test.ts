import { describe, expect, it } from 'vitest'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { AdvertiserView } from '@tessera/api-types/ads/views'
import { emptyForm, type PromoteForm } from './promote-form.ts'
import { emptyPromote, promoteReducer, type PromoteAction, type PromoteState } from './promote-state.ts'

const us: AdvertiserView = {
  id: '1',
  business_id: '9',
  name: 'US',
  promoter_name: 'Kiln & Co',
  country: 'US',
  currency: 'USD',
  time_zone: 'America/New_York',
  status: 'ACTIVE',
  billing: { valid: true, status: 'VALID' },
  card_entry: 'typed',
  has_business_address: true,
  has_accepted_terms: true,
  abilities: { can_create_tag: true },
}
const se: AdvertiserView = { ...us, id: '2', country: 'SE', currency: 'SEK' }
const lamp: PromotablePinView = {
  id: '5',
  title: 'Lamp',
  image_url: null,
  link: 'https://shop.example/lamp',
  reason: null,
}
const vase: PromotablePinView = { ...lamp, id: '6', title: 'Vase', link: 'https://shop.example/vase' }
const lamps = { id: '8', name: 'Lamps', catalog_name: 'Shop', product_count: 3 }
const today = '2026-03-01'

const opened: PromoteAction = { type: 'opened', advertisers: [us, se], advertiserId: '1', given: {} }
const chosen: PromoteAction = { type: 'pinChosen', pin: lamp, today }
const after = (...actions: PromoteAction[]): PromoteState => actions.reduce(promoteReducer, emptyPromote())
const set = (field: string, value: unknown, isLeft = true) =>
  ({ type: 'valueSet', field, value, isLeft }) as PromoteAction

describe('quick promote', () => {
  it('B-3.39 B-3.40 B-9.23 holds the 25 fields of the document, the billing address filled in by itself', () => {
    const form = emptyForm()
    expect(Object.keys(form)).toEqual([
      'advertiserId',
      'advertiserCountry',
      'advertisers',
      'hasValidBillingProfile',
      'hasBusinessAddress',
      'dailyBudget',
      'duration',
      'isOngoing',
      'destinationUrl',
      'adType',
      'selectedOCPMTag',
      'name',
      'locale',
      'ages',
      'genders',
      'interests',
      'audiences',
      'errors',
      'isAutoTargeting',
      'selected_pin',
      'selectedProductGroup',
      'targetingOptions',
      'serverError',
      'businessInformationForm',
      'billingInformationForm',
      'autoFillQPBillingChecked',
    ])
    expect(form.autoFillQPBillingChecked).toBe(true)
  })

  it('B-4.50 opens with the selection of a pin', () => {
    expect(after(opened).step).toBe('PIN_SELECTION_MODAL')
  })

  it('B-3.41 with a pin proposes a name, a link, the budget and the days of the country', () => {
    const { form, step } = after(opened, chosen)
    expect(step).toBe('QUICK_PROMOTE_PAGE')
    expect(form).toMatchObject({
      dailyBudget: 3,
      duration: 10,
      isOngoing: false,
      destinationUrl: 'https://shop.example/lamp',
      adType: 'CONSIDERATION',
      name: 'Lamp - 2026-03-01',
      ages: [],
      genders: [],
      interests: [],
      isAutoTargeting: true,
      errors: {},
      serverError: null,
    })
    const again = after(opened, chosen, { type: 'pinChosen', pin: vase, today })
    expect(again.form).toMatchObject({
      name: 'Vase - 2026-03-01',
      destinationUrl: 'https://shop.example/vase',
    })
    const typed = after(opened, chosen, set('name', 'Mine'), { type: 'pinChosen', pin: vase, today })
    expect(typed.form).toMatchObject({ name: 'Mine', destinationUrl: 'https://shop.example/vase' })
  })

  it('B-4.51 a pin takes the place of a product group, and the other way round', () => {
    const group = after(opened, chosen, { type: 'productGroupChosen', group: lamps, today })
    expect(group.form).toMatchObject({ selected_pin: null, selectedProductGroup: { id: '8' } })
    expect(promoteReducer(group, chosen).form).toMatchObject({
      selected_pin: lamp,
      selectedProductGroup: null,
    })
  })

  it.each<[Partial<AdvertiserView>, Partial<PromoteForm>]>([
    [{}, { hasValidBillingProfile: true, hasBusinessAddress: true }],
    [{ billing: { valid: false, status: 'VALID' } }, { hasValidBillingProfile: true }],
    [{ billing: { valid: true, status: 'INVALID' } }, { hasValidBillingProfile: true }],
    [{ billing: { valid: false, status: 'EXPIRED' } }, { hasValidBillingProfile: false }],
    [{ billing: null }, { hasValidBillingProfile: true }],
    [
      { has_business_address: false, country: 'DE' },
      { hasBusinessAddress: false, advertiserCountry: 'DE' },
    ],
  ])('B-4.52 another advertiser with %j has %j', (given, expected) => {
    const { form } = after(opened, { type: 'advertiserChosen', advertiser: { ...se, ...given } })
    expect(form).toMatchObject(expected)
  })

  it('B-4.53 another advertiser has its own budget and days, no tag, no group and no errors of the budget', () => {
    const { form } = after(
      opened,
      set('dailyBudget', null),
      set('duration', 0),
      set('name', ''),
      {
        type: 'changed',
        changes: { selectedOCPMTag: '3', selectedProductGroup: lamps, audiences: ['41'] },
      },
      { type: 'advertiserChosen', advertiser: se },
    )
    expect(form).toMatchObject({
      dailyBudget: 10,
      duration: 30,
      selectedOCPMTag: null,
      selectedProductGroup: null,
      targetingOptions: null,
      audiences: [],
    })
    expect(Object.keys(form.errors)).toEqual(['name'])
  })

  it('a pin of another business goes with its ad account, and so does what was proposed for it', () => {
    const client = { ...us, id: '3', business_id: '10' }
    const toClient: PromoteAction = { type: 'advertiserChosen', advertiser: client }
    const left = after(opened, chosen, toClient)
    expect(left).toMatchObject({
      step: 'PIN_SELECTION_MODAL',
      form: { selected_pin: null, name: '', destinationUrl: '' },
    })
    expect(after(opened, chosen, set('name', 'Mine'), toClient).form.name).toBe('Mine')
    const sibling: PromoteAction = { type: 'advertiserChosen', advertiser: se }
    expect(after(opened, chosen, sibling).form).toMatchObject({
      selected_pin: lamp,
      name: 'Lamp - 2026-03-01',
    })
  })

  it('a group of products goes with its ad account, and so does its goal', () => {
    const { form } = after(
      opened,
      { type: 'productGroupChosen', group: lamps, today },
      { type: 'advertiserChosen', advertiser: se },
      chosen,
    )
    expect(form).toMatchObject({ adType: 'CONSIDERATION', name: 'Lamp - 2026-03-01', selected_pin: lamp })
  })

  it('B-4.54 is as at first after a reset', () => {
    expect(after(opened, chosen, { type: 'autoFillSet', isChecked: false }, { type: 'reset' })).toEqual(
      emptyPromote(),
    )
  })

  it('B-4.55 another pin takes back ongoing, ages, genders, interests and errors, and leaves budget, days and name', () => {
    const { form } = after(
      opened,
      chosen,
      set('isOngoing', true),
      set('dailyBudget', 20),
      set('name', 'Mine'),
      set('destinationUrl', ''),
      { type: 'changed', changes: { ages: ['18-24'], genders: ['female'], interests: ['7'], duration: 14 } },
      { type: 'pinChosen', pin: vase, today },
    )
    expect(form).toMatchObject({ isOngoing: false, ages: [], genders: [], interests: [], errors: {} })
    expect(form).toMatchObject({ dailyBudget: 20, duration: 14, name: 'Mine' })
  })

  it.each<[string, unknown, object]>([
    ['destinationUrl', 'ftp://x', { destinationUrl: { key: 'field.ad.url' } }],
    ['adType', null, { adType: { key: 'field.ad.objective' } }],
    [
      'dailyBudget',
      2.99,
      { dailyBudget: { key: 'field.ad.budgetLow', params: { amount: 3, currency: 'USD' } } },
    ],
    ['duration', 366, { duration: { key: 'field.ad.duration' } }],
    ['name', ' ', { name: { key: 'field.ad.name' } }],
  ])('B-4.56 B-5.04 stores %s %j with its error', (field, value, errors) => {
    const { form } = after(opened, chosen, set(field, value))
    expect(form).toMatchObject({ [field]: value })
    expect(form.errors).toEqual(errors)
  })

  it('B-4.56 ongoing takes the error of the days away', () => {
    const { form } = after(opened, chosen, set('duration', 0), set('isOngoing', true))
    expect(form).toMatchObject({ isOngoing: true, errors: {} })
  })

  it('B-5.11 an error shows on leaving a field and goes as soon as the value is valid', () => {
    const typing = after(opened, chosen, set('name', '', false))
    expect(typing.form.errors).toEqual({})
    const left = promoteReducer(typing, { type: 'fieldLeft', field: 'name' })
    expect(left.form.errors).toEqual({ name: { key: 'field.ad.name' } })
    expect(promoteReducer(left, set('name', 'M', false)).form.errors).toEqual({})
  })

  it('B-8.08 a failed launch keeps the error of the server, and a new try takes it away', () => {
    const error = { code: 'UNKNOWN', message: 'Sorry!' }
    const failed = after(opened, chosen, { type: 'launchFailed', error })
    expect(failed).toMatchObject({
      step: 'ERROR_MODAL',
      form: { serverError: error, name: 'Lamp - 2026-03-01' },
    })
    expect(promoteReducer(failed, { type: 'launchTried' }).form.serverError).toBeNull()
  })

  it('B-3.43 the billing address repeats that of the business until the box is unchecked', () => {
    const typed = after(opened, { type: 'businessTyped', changes: { line1: '1 Kiln Road', country: 'US' } })
    expect(typed.form.billingInformationForm.billing_address).toMatchObject({
      line1: '1 Kiln Road',
      country: 'US',
    })
    const unchecked = promoteReducer(typed, { type: 'autoFillSet', isChecked: false })
    expect(unchecked.form.billingInformationForm.billing_address).toMatchObject({ line1: '', country: '' })
  })

  it('of the address and card of one ad account nothing stays with another', () => {
    const { form } = after(
      opened,
      { type: 'businessTyped', changes: { name: 'Client A', line1: '1 Kiln Road' } },
      { type: 'billingTyped', changes: { card_number: '4242424242424242', tax_id: 'A 1' } },
      { type: 'advertiserChosen', advertiser: se },
    )
    const empty = emptyForm()
    expect(form.businessInformationForm).toEqual(empty.businessInformationForm)
    expect(form.billingInformationForm).toEqual({ ...empty.billingInformationForm, currency: 'SEK' })
  })

  it('what is read of an ad account that was left stays out of the form of the next', () => {
    const chosenSe: PromoteAction = { type: 'advertiserChosen', advertiser: se }
    const late: PromoteAction = { type: 'standingRead', advertiser: { ...us, has_business_address: false } }
    expect(after(opened, chosen, chosenSe, late).form).toMatchObject({
      advertiserId: '2',
      hasBusinessAddress: true,
    })
  })

  it('an address that comes late leaves another billing address as it was typed', () => {
    const { form } = after(
      opened,
      { type: 'autoFillSet', isChecked: false },
      {
        type: 'billingTyped',
        changes: { billing_address: { ...emptyForm().businessInformationForm, line1: '2 Bill St' } },
      },
      { type: 'businessTyped', changes: { line1: '1 Kiln Road' } },
    )
    expect(form.billingInformationForm.billing_address.line1).toBe('2 Bill St')
  })
})
