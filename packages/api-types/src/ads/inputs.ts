import { z } from 'zod'
import { CHOSEN_STATUSES } from './ad-options.ts'
import { bool, decimal, Id, int, text } from '../wire/scalars.ts'

/** A text that the rules judge, so that each refusal has its own words. */
const judged = z.string().max(5000)
/** A number that they judge. */
const amount = decimal({ min: -1e9, max: 1e9 })

const TargetingInput = z.object({
  locale: z.array(z.string().max(20)).max(100).default([]),
  ages: z.array(z.string().max(20)).max(20).default([]),
  genders: z.array(z.string().max(20)).max(20).default([]),
  interests: z.array(Id).max(1000).default([]),
  audiences: z.array(Id).max(1000).default([]),
  auto: bool.default(true),
})

/** A promotion to launch; `promotion-rules` say what each field must be. */
export const PromotionFields = z.object({
  pin_id: Id.nullable().default(null),
  product_group_id: Id.nullable().default(null),
  name: judged.default(''),
  objective: judged.nullable().default(null),
  /** In units of the account's currency, with up to two decimals. */
  daily_budget: amount.nullable().default(null),
  /** Days; nothing for one that is ongoing. */
  duration: amount.nullable().default(null),
  is_ongoing: z.boolean().default(false),
  destination_url: judged.default(''),
  tag_id: Id.nullable().default(null),
  targeting: TargetingInput.prefault({}),
})
export type PromotionFields = z.output<typeof PromotionFields>

export const PromotionChanges = z.object({
  /** ACTIVE resumes, PAUSED pauses, COMPLETED ends. */
  status: z.enum(CHOSEN_STATUSES).optional(),
  daily_budget: amount.optional(),
  /** The last day, as the account counts days; null for one that goes on. */
  end_date: z.iso.date().nullable().optional(),
  /** What the changed fields were when the change was made; refused where they are not so any more. */
  seen: z.object({ daily_budget: z.number(), end_date: z.iso.date().nullable() }).partial().optional(),
})
export type PromotionChanges = z.output<typeof PromotionChanges>

const AddressFields = {
  line1: judged.default(''),
  line2: text({ max: 100 }).default(''),
  city: judged.default(''),
  region: judged.default(''),
  postal_code: judged.default(''),
  country: judged.default(''),
}

export const BusinessContactFields = z.object({
  name: judged.default(''),
  email: judged.default(''),
  phone: text({ max: 30 }).default(''),
  ...AddressFields,
})
export type BusinessContactFields = z.output<typeof BusinessContactFields>

export const BillingProfileFields = z.object({
  cardholder_name: judged.default(''),
  /** Goes to the payment provider, and is kept nowhere. */
  card_number: z.string().max(40).default(''),
  card_expiry_month: int({ min: 0, max: 99 }).default(0),
  card_expiry_year: int({ min: 0, max: 9999 }).default(0),
  security_code: z.string().max(10).default(''),
  currency: judged.default(''),
  billing_address: z.object(AddressFields).prefault({}),
  tax_id: text({ max: 50 }).default(''),
})
export type BillingProfileFields = z.output<typeof BillingProfileFields>

/** The page of the console that a payment page leads back to. */
const ReturnPath = z
  .string()
  .regex(/^\/business\/(?:quick-promote\/|\d{1,20}\/hub\/(?:invoices|ads\/\d{1,20})\/\d{1,20})$/)

/** What is known of how somebody pays before their card is entered at the payment provider. */
export const CardSessionFields = BillingProfileFields.pick({ billing_address: true, tax_id: true }).extend({
  return_path: ReturnPath,
})
export type CardSessionFields = z.output<typeof CardSessionFields>
