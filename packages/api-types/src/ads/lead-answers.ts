import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { bool, text } from '../wire/scalars.ts'
import { LEAD_LIMITS } from './lead-form-options.ts'

const PHONE = /^(?=(?:\D*\d){6,14}\D*$)\+?[\d ()./-]+$/
const Address = z.email()

/** The fields of a lead as a member filled them out; empty where they left one out. */
export const LeadAnswers = z.object({
  full_name: text({ max: LEAD_LIMITS.full_name }).default(''),
  email: text({ max: LEAD_LIMITS.email })
    .refine((value) => value === '' || Address.safeParse(value).success, fieldText('field.email'))
    .default(''),
  phone_number: text({ max: LEAD_LIMITS.phone_number })
    .refine((value) => value === '' || PHONE.test(value), fieldText('field.phone'))
    .default(''),
  zip_code: text({ max: LEAD_LIMITS.zip_code }).default(''),
  /** That the advertiser gets what was filled out. */
  has_agreed: bool.default(false),
})
export type LeadAnswers = z.output<typeof LeadAnswers>
