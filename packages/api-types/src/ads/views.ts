import { z } from 'zod'
import { AUDIENCE_STATUSES } from '../audiences/contracts.ts'
import { AD_ACCOUNT_STATUSES } from '../business/business-options.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { AD_PLACEMENTS } from './ad-load.ts'
import {
  AD_AGES,
  AD_GENDERS,
  RESULT_DIMENSIONS,
  AD_OBJECTIVES,
  AUDIENCE_WIDTHS,
  BILLING_STATUSES,
  INVOICE_STATUSES,
  PROMOTION_STATUSES,
  REJECT_REASONS,
} from './ad-options.ts'
import { CreditNoteView } from './credit-notes.ts'
import { DELIVERY_VERDICTS } from './delivery-verdicts.ts'

/** Whole millionths of the currency. */
const Micros = z.int()
const Day = z.iso.date()

/** Whether cards are typed into a form of ours, or entered at the payment provider. */
const CardEntry = z.enum(['typed', 'hosted'])

/** An ad account somebody may promote with. */
export const AdvertiserView = z.object({
  id: Id,
  business_id: Id,
  name: z.string(),
  /** Who its promotions say they are by. */
  promoter_name: z.string(),
  country: z.string(),
  currency: z.string(),
  time_zone: z.string(),
  status: z.enum(AD_ACCOUNT_STATUSES),
  /** Null for who may not see how it pays. */
  billing: z.object({ valid: z.boolean(), status: z.enum(BILLING_STATUSES) }).nullable(),
  card_entry: CardEntry,
  has_business_address: z.boolean(),
  /** Where the country asks for it; true elsewhere. */
  has_accepted_terms: z.boolean(),
  abilities: z.object({ can_create_tag: z.boolean() }),
})
export type AdvertiserView = z.output<typeof AdvertiserView>

const InterestOption = z.object({ id: Id, name: z.string() })

/** A topic and those below it. */
const InterestNode = InterestOption.extend({ children: z.array(InterestOption) })
export type InterestNode = z.output<typeof InterestNode>

/** An audience that an ad account may use. */
const AudienceOption = z.object({
  id: Id,
  name: z.string(),
  /** Null below a thousand. */
  size: z.number().nullable(),
  /** Only one that is READY can be chosen. */
  status: z.enum(AUDIENCE_STATUSES),
})
export type AudienceOption = z.output<typeof AudienceOption>

export const TargetingOptionsView = z.object({
  locales: z.array(z.string()),
  ages: z.array(z.enum(AD_AGES)),
  genders: z.array(z.enum(AD_GENDERS)),
  interests: z.array(InterestNode),
  audiences: z.array(AudienceOption),
})
export type TargetingOptionsView = z.output<typeof TargetingOptionsView>

const CardAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  country: z.string(),
})

/** What is kept of a card: never its number. */
export const BillingProfileView = z.object({
  id: Id.nullable(),
  advertiser_id: Id,
  status: z.enum(BILLING_STATUSES),
  currency: z.string(),
  cardholder_name: z.string().nullable(),
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
  card_expiry_month: z.int().nullable(),
  card_expiry_year: z.int().nullable(),
  billing_address: CardAddress.nullable(),
  tax_id: z.string().nullable(),
  card_entry: CardEntry,
})
export type BillingProfileView = z.output<typeof BillingProfileView>

/** A page of the payment provider on which a card is entered. */
export const CardSessionView = z.object({ id: Id, url: z.url() })
export type CardSessionView = z.output<typeof CardSessionView>

export const BusinessContactView = CardAddress.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type BusinessContactView = z.output<typeof BusinessContactView>

export const PromotionView = z.object({
  id: Id,
  advertiser_id: Id,
  business_id: Id,
  pin_id: Id.nullable(),
  product_group_id: Id.nullable(),
  name: z.string(),
  objective: z.enum(AD_OBJECTIVES),
  daily_budget_micros: Micros,
  currency: z.string(),
  start_at: Timestamp,
  end_at: Timestamp.nullable(),
  /** The first and the last day, as its account counts days. */
  start_date: Day,
  end_date: Day.nullable(),
  destination_url: z.string(),
  tag_id: Id.nullable(),
  targeting: z.object({
    locale: z.array(z.string()),
    ages: z.array(z.enum(AD_AGES)),
    genders: z.array(z.enum(AD_GENDERS)),
    interests: z.array(Id),
    /** Without a name where the account may not use it any more: nobody is reached through it. */
    audiences: z.array(z.object({ id: Id, name: z.string().nullable() })),
    auto: z.boolean(),
    audience_width: z.enum(AUDIENCE_WIDTHS),
  }),
  status: z.enum(PROMOTION_STATUSES),
  reject_reason: z.enum(REJECT_REASONS).nullable(),
  spend_micros: Micros,
  impressions: z.int(),
  saves: z.int(),
  pin_clicks: z.int(),
  outbound_clicks: z.int(),
  conversions: z.int(),
  created_by: z.object({ id: Id, username: z.string(), full_name: z.string() }).nullable(),
  created_time: Timestamp,
  /** The picture of the pin, while there is one. */
  image_signature: z.string().nullable(),
  abilities: z.object({
    can_edit: z.boolean(),
    can_pause: z.boolean(),
    can_resume: z.boolean(),
    /** Also once it has ended. */
    can_see_leads: z.boolean(),
  }),
})
export type PromotionView = z.output<typeof PromotionView>

/** A promotion among those of other ad accounts. */
export const PromotionOfBusiness = PromotionView.extend({ advertiser_name: z.string() })
export type PromotionOfBusiness = z.output<typeof PromotionOfBusiness>

/** One day of a promotion, as its account counts days. */
export const PromotionDayView = z.object({
  date: Day,
  impressions: z.int(),
  saves: z.int(),
  pin_clicks: z.int(),
  outbound_clicks: z.int(),
  conversions: z.int(),
  /** Views and clicks that no person made: free, and counted as nothing else. */
  filtered: z.int(),
  spend_micros: Micros,
})
export type PromotionDayView = z.output<typeof PromotionDayView>

/** What a promotion brought in one list on one day; without a list, what was counted before lists were. */
export const PromotionPlaceDayView = PromotionDayView.extend({
  id: Id,
  placement: z.enum(AD_PLACEMENTS).nullable(),
  currency: z.string(),
})
export type PromotionPlaceDayView = z.output<typeof PromotionPlaceDayView>

export const PromotionPlaceView = PromotionPlaceDayView.omit({ id: true, date: true, currency: true })
export type PromotionPlaceView = z.output<typeof PromotionPlaceView>

/** What people of one age range, or of one gender, brought; null for those too few or of whom it is not known. */
export const PromotionGroupRow = PromotionPlaceDayView.omit({ date: true, placement: true }).extend({
  dimension: z.enum(RESULT_DIMENSIONS),
  group: z.enum([...AD_AGES, ...AD_GENDERS]).nullable(),
})
export type PromotionGroupRow = z.output<typeof PromotionGroupRow>

export const PromotionGroupView = PromotionGroupRow.omit({ id: true, currency: true })
export type PromotionGroupView = z.output<typeof PromotionGroupView>

/** What became of a promotion on sampled pages of its country, the most frequent first. */
export const PromotionDeliveryView = z.object({
  since: Day,
  verdicts: z.array(z.object({ verdict: z.enum(DELIVERY_VERDICTS), pages: z.int() })),
})
export type PromotionDeliveryView = z.output<typeof PromotionDeliveryView>

/** Pins that members really got in each list with ads in the last days. */
export const MeasuredAdLoadView = z.object({
  since: Day,
  lists: z.array(
    z.object({
      placement: z.enum(AD_PLACEMENTS),
      organic_pins: z.int(),
      promoted_pins: z.int(),
      /** As many ads as there was room for. */
      most_promoted_pins: z.int(),
    }),
  ),
})
export type MeasuredAdLoadView = z.output<typeof MeasuredAdLoadView>

/** What promotions brought together. */
const Results = PromotionDayView.omit({ date: true })
export type Results = z.output<typeof Results>

/** How many people saw an ad, each counted once. */
const Reach = { reach: z.int() }

/** What an ad account brought in some days, beside as many days before them. */
export const AdvertiserResultsView = z.object({
  currency: z.string(),
  /** Every day, the first one first. */
  days: z.array(PromotionDayView.extend(Reach)),
  total: Results.extend(Reach),
  before: Results,
  /** Those that cost most in these days. */
  promotions: z.array(Results.extend({ id: Id, name: z.string(), status: z.enum(PROMOTION_STATUSES) })),
})
export type AdvertiserResultsView = z.output<typeof AdvertiserResultsView>

export const InvoiceView = z.object({
  id: Id,
  invoice_number: z.string().nullable(),
  ad_account_id: Id,
  ad_account_name: z.string(),
  business_id: Id,
  billing_profile_id: Id.nullable(),
  period_start: Day,
  period_end: Day,
  issued_at: Timestamp.nullable(),
  due_at: Timestamp.nullable(),
  /** The days of both, as its ad account counts days. */
  issued_date: Day.nullable(),
  due_date: Day.nullable(),
  paid_at: Timestamp.nullable(),
  status: z.enum(INVOICE_STATUSES),
  currency: z.string(),
  subtotal_micros: Micros,
  tax_rate: z.number(),
  tax_micros: Micros,
  total_micros: Micros,
  /** What was given back of it, and the credit of its ad account that it has used. */
  credited_micros: Micros,
  credit_used_micros: Micros,
  balance_due_micros: Micros,
  abilities: z.object({ can_pay: z.boolean() }),
})
export type InvoiceView = z.output<typeof InvoiceView>

export const InvoiceLine = z.object({
  date: Day,
  campaign_id: Id,
  campaign_name: z.string(),
  objective: z.enum(AD_OBJECTIVES),
  impressions: z.int(),
  outbound_clicks: z.int(),
  amount_micros: Micros,
})
export type InvoiceLine = z.output<typeof InvoiceLine>

/** Who an invoice is to; as it was when it was issued. */
export const BilledTo = z.object({
  name: z.string(),
  address: CardAddress.nullable(),
  tax_id: z.string().nullable(),
})
export type BilledTo = z.output<typeof BilledTo>

export const InvoiceDetail = InvoiceView.extend({
  /** In lines: name, address, tax number. */
  issued_by: z.array(z.string()),
  billed_to: BilledTo,
  lines: z.array(InvoiceLine),
  credit_notes: z.array(CreditNoteView),
})
export type InvoiceDetail = z.output<typeof InvoiceDetail>
