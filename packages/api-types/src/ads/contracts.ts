import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, int } from '../wire/scalars.ts'
import { AD_OBJECTIVES, INVOICE_TABS, MOST_RESULT_DAYS, PROMOTION_STATUSES } from './ad-options.ts'
import {
  BillingProfileFields,
  BusinessContactFields,
  CardSessionFields,
  PromotionChanges,
  PromotionFields,
} from './inputs.ts'
import { adsRoutes } from './routes.ts'
import {
  AdvertiserResultsView,
  AdvertiserView,
  BillingProfileView,
  BusinessContactView,
  CardSessionView,
  InvoiceDetail,
  InvoiceView,
  MeasuredAdLoadView,
  PromotionDayView,
  PromotionDeliveryView,
  PromotionGroupRow,
  PromotionGroupView,
  PromotionOfBusiness,
  PromotionPlaceDayView,
  PromotionPlaceView,
  PromotionView,
  TargetingOptionsView,
} from './views.ts'

const search = z.string().max(200)
const ofAdvertiser = z.object({ advertiser_id: Id })
const promotion = z.object({ advertiser_id: Id, id: Id })
const promotionList = adminListInput(
  ['id', 'name', 'status', 'objective', 'daily_budget_micros', 'spend_micros', 'start_at', 'created_time'],
  {
    q: search.optional(),
    name: search.optional(),
    status: z.enum(PROMOTION_STATUSES).optional(),
    objective: z.enum(AD_OBJECTIVES).optional(),
    pin_id: Id.optional(),
  },
  ['name', 'ASC'],
)
const invoice = z.object({ business_id: Id, id: Id })

const reading = ['ASSET_NOT_FOUND', 'NOT_ALLOWED'] as const

export const adsContracts = {
  'ads.load': contract(adsRoutes['ads.load'], {
    summary: 'How many pins were organic and how many promoted, list by list, in the last days.',
    input: z.object({}),
    output: MeasuredAdLoadView,
  }),
  'advertisers.list': contract(adsRoutes['advertisers.list'], {
    summary: 'The ad accounts the signed-in person may promote with.',
    input: z.object({}),
    output: z.array(AdvertiserView),
  }),
  'advertisers.targetingOptions': contract(adsRoutes['advertisers.targetingOptions'], {
    summary: 'Whom a promotion can be shown to.',
    input: ofAdvertiser,
    output: TargetingOptionsView,
    errors: reading,
  }),
  'advertisers.results': contract(adsRoutes['advertisers.results'], {
    summary: 'What the promotions of an ad account brought in the last days, today among them.',
    input: ofAdvertiser.extend({ days: int({ min: 1, max: MOST_RESULT_DAYS }).default(30) }),
    output: AdvertiserResultsView,
    errors: reading,
  }),
  'advertisers.acceptTerms': contract(adsRoutes['advertisers.acceptTerms'], {
    summary: 'Accepts that the advertiser answers for the consent of those whose data it uses.',
    input: ofAdvertiser.extend({ version: int({ min: 1, max: 1 }) }),
    output: AdvertiserView,
    errors: reading,
  }),
  'billingProfiles.get': contract(adsRoutes['billingProfiles.get'], {
    summary: 'How an ad account pays.',
    input: ofAdvertiser,
    output: BillingProfileView,
    errors: reading,
  }),
  'billingProfiles.update': contract(adsRoutes['billingProfiles.update'], {
    summary: 'Replaces the card an ad account pays with; its number and code are not kept.',
    input: BillingProfileFields.extend({ advertiser_id: Id }),
    output: BillingProfileView,
    errors: [...reading, 'PAYMENT_DECLINED', 'PAYMENTS_OFF'],
  }),
  'cardSessions.begin': contract(adsRoutes['cardSessions.begin'], {
    summary: 'Opens a page of the payment provider on which a card is entered; it leads back to the console.',
    input: CardSessionFields.extend({ advertiser_id: Id }),
    output: CardSessionView,
    errors: [...reading, 'CONFLICT', 'PAYMENTS_OFF', 'UNAVAILABLE'],
  }),
  'cardSessions.finish': contract(adsRoutes['cardSessions.finish'], {
    summary: 'Lets an ad account pay with the card that was entered at the payment provider.',
    input: z.object({ advertiser_id: Id, session_id: Id }),
    output: BillingProfileView,
    errors: [...reading, 'CONFLICT', 'PAYMENTS_OFF'],
  }),
  'businessAddresses.get': contract(adsRoutes['businessAddresses.get'], {
    summary: 'Who is behind an ad account, and where.',
    input: ofAdvertiser,
    output: BusinessContactView.nullable(),
    errors: reading,
  }),
  'businessAddresses.update': contract(adsRoutes['businessAddresses.update'], {
    summary: 'Says who is behind an ad account, and where.',
    input: BusinessContactFields.extend({ advertiser_id: Id }),
    output: BusinessContactView,
    errors: reading,
  }),

  'promotions.list': contract(adsRoutes['promotions.list'], {
    summary: 'The promotions of an ad account.',
    input: promotionList.omit({ business_id: true }).extend({ advertiser_id: Id }),
    output: adminListOf(PromotionView),
    errors: reading,
  }),
  'businessPromotions.list': contract(adsRoutes['businessPromotions.list'], {
    summary: 'The promotions of every ad account whose promotions the caller reads in a business.',
    input: promotionList,
    output: adminListOf(PromotionOfBusiness),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'promotions.get': contract(adsRoutes['promotions.get'], {
    summary: 'One promotion with its results.',
    input: promotion,
    output: PromotionView,
    errors: [...reading, 'PROMOTION_NOT_FOUND'],
  }),
  'promotions.create': contract(adsRoutes['promotions.create'], {
    summary: 'Launches a promotion of a pin or a product group, once for each Idempotency-Key.',
    input: PromotionFields.extend({ advertiser_id: Id }),
    output: PromotionView,
    errors: [
      ...reading,
      'BILLING_INVALID',
      'ADDRESS_MISSING',
      'PIN_NOT_PROMOTABLE',
      'TAG_NOT_FOUND',
      'ACCOUNT_ARCHIVED',
      'PAYMENTS_OFF',
    ],
  }),
  'promotions.update': contract(adsRoutes['promotions.update'], {
    summary: 'Pauses, resumes or ends a promotion, or changes its budget or its last day.',
    input: PromotionChanges.extend({ advertiser_id: Id, id: Id }),
    output: PromotionView,
    errors: [
      ...reading,
      'PROMOTION_NOT_FOUND',
      'STALE_RECORD',
      'CONFLICT',
      'BILLING_INVALID',
      'PAYMENTS_OFF',
    ],
  }),
  'promotions.results': contract(adsRoutes['promotions.results'], {
    summary: 'What a promotion brought, day by day, in each list it stood in, and with whom.',
    input: promotion,
    output: z.object({
      days: z.array(PromotionDayView),
      places: z.array(PromotionPlaceView),
      groups: z.array(PromotionGroupView),
    }),
    errors: [...reading, 'PROMOTION_NOT_FOUND'],
  }),
  'promotionDays.list': contract(adsRoutes['promotionDays.list'], {
    summary: 'What a promotion brought, by day and by the list it stood in, the newest day first.',
    input: adminListInput(['id', 'date', 'placement', 'spend_micros'], {}, ['date', 'DESC'])
      .omit({ business_id: true })
      .extend({ advertiser_id: Id, promotion_id: Id }),
    output: adminListOf(PromotionPlaceDayView),
    errors: [...reading, 'PROMOTION_NOT_FOUND'],
  }),
  'promotionGroups.list': contract(adsRoutes['promotionGroups.list'], {
    summary: 'What a promotion brought by age range and by gender of those who allow it.',
    input: adminListInput(['id', 'dimension', 'impressions'], {}, ['id', 'ASC'])
      .omit({ business_id: true })
      .extend({ advertiser_id: Id, promotion_id: Id }),
    output: adminListOf(PromotionGroupRow),
    errors: [...reading, 'PROMOTION_NOT_FOUND'],
  }),
  'promotions.delivery': contract(adsRoutes['promotions.delivery'], {
    summary:
      'On how many sampled pages of the last seven days a promotion was shown, and why not on the others.',
    input: promotion,
    output: PromotionDeliveryView,
    errors: [...reading, 'PROMOTION_NOT_FOUND'],
  }),

  'invoices.list': contract(adsRoutes['invoices.list'], {
    summary:
      'The invoices of the ad accounts whose finances the caller manages: those in progress of the last seven days, unless a tab, days or a text are given.',
    input: adminListInput(
      ['id', 'period_start', 'invoice_number', 'ad_account_name', 'total_micros', 'due_at', 'status'],
      {
        q: search.optional(),
        tab: z.enum(INVOICE_TABS).optional(),
        date_from: z.iso.date().optional(),
        date_to: z.iso.date().optional(),
        ad_account_id: Id.optional(),
      },
      ['period_start', 'ASC'],
    ),
    output: adminListOf(InvoiceView),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'invoices.tabs': contract(adsRoutes['invoices.tabs'], {
    summary: 'Whether a business has invoices besides what is in progress.',
    input: z.object({ business_id: Id }),
    output: z.object({ is_visible: z.boolean() }),
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'invoices.get': contract(adsRoutes['invoices.get'], {
    summary: 'One invoice with its lines.',
    input: invoice,
    output: InvoiceDetail,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'INVOICE_NOT_FOUND'],
  }),
  'invoices.pay': contract(adsRoutes['invoices.pay'], {
    summary: 'Pays an invoice that is issued or overdue with the card of its ad account.',
    input: invoice,
    output: InvoiceDetail,
    errors: [
      'BUSINESS_NOT_FOUND',
      'NOT_ALLOWED',
      'INVOICE_NOT_FOUND',
      'CONFLICT',
      'BILLING_INVALID',
      'PAYMENT_DECLINED',
      'PAYMENTS_OFF',
    ],
  }),
}
