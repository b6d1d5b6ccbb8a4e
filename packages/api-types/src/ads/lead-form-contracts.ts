import { z } from 'zod'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { PromotionToken } from '../pins/promotion.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { bool, Id, text, Timestamp, WebUrl } from '../wire/scalars.ts'
import { LEAD_FIELDS, LEAD_QUESTIONS, MAX_LEAD_TEXT, MAX_LEAD_TITLE } from './lead-form-options.ts'
import { leadFormRoutes, leadRoutes } from './lead-form-routes.ts'
import { LeadAnswers } from './lead-answers.ts'

const question = z.enum(LEAD_QUESTIONS)
const LeadQuestions = z.object({
  full_name: question,
  email: question,
  phone_number: question,
  zip_code: question,
})
export type LeadQuestions = z.output<typeof LeadQuestions>

const form = {
  title: z.string(),
  questions: LeadQuestions,
  /** What the advertiser does with the leads. */
  privacy_url: z.string(),
  consent: z.string(),
  thank_you: z.string(),
}

/** The form of a promotion as its advertiser edits it. */
export const LeadFormView = z.object({ ...form, is_on: z.boolean() })
export type LeadFormView = z.output<typeof LeadFormView>

const words = text({ min: 1, max: MAX_LEAD_TEXT })

export const LeadFormFields = z.object({
  title: text({ min: 1, max: MAX_LEAD_TITLE }),
  questions: LeadQuestions.refine(
    (asked) => LEAD_FIELDS.some((field) => asked[field] !== 'OFF'),
    fieldText('field.lead.questions'),
  ),
  privacy_url: WebUrl,
  consent: words,
  thank_you: words,
  is_on: bool,
})
export type LeadFormFields = z.output<typeof LeadFormFields>

/** The form as the member sees it who was served the promotion. */
export const ShownLeadForm = z.object({
  ...form,
  promoter_name: z.string(),
  /** The member has filled it out. */
  is_sent: z.boolean(),
})
export type ShownLeadForm = z.output<typeof ShownLeadForm>

export const LeadView = z.object({
  id: Id,
  sent_at: Timestamp,
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  zip_code: z.string().nullable(),
  /** What they agreed to. */
  consent: z.string(),
  privacy_url: z.string(),
})
export type LeadView = z.output<typeof LeadView>

const promotion = z.object({ advertiser_id: Id, id: Id })
const errors = ['ASSET_NOT_FOUND', 'NOT_ALLOWED', 'PROMOTION_NOT_FOUND'] as const

export const leadFormContracts = {
  'leadForms.get': contract(leadFormRoutes['leadForms.get'], {
    summary: 'The lead form of a promotion; null where it never had one.',
    input: promotion,
    output: LeadFormView.nullable(),
    errors,
  }),
  'leadForms.update': contract(leadFormRoutes['leadForms.update'], {
    summary: 'Says what a promotion asks those who see it, and whether it does.',
    input: LeadFormFields.extend({
      advertiser_id: Id,
      id: Id,
      /** What the form was when it was opened; refused where a changed field is not so any more. */
      seen: LeadFormView.partial().optional(),
    }),
    output: LeadFormView,
    errors: [...errors, 'STALE_RECORD', 'CONFLICT'],
  }),
  'leads.list': contract(leadFormRoutes['leads.list'], {
    summary: 'What members sent by the lead form of a promotion in the last 30 days.',
    input: adminListInput(['id', 'sent_at', 'full_name', 'email'], {}, ['sent_at', 'DESC'])
      .omit({ business_id: true })
      .extend({ advertiser_id: Id, promotion_id: Id }),
    output: adminListOf(LeadView),
    errors,
  }),
  'promotedPins.leadForm': contract(leadRoutes['promotedPins.leadForm'], {
    summary: 'The lead form of a promotion that was served to the viewer within a day.',
    input: z.object({ token: PromotionToken }),
    output: ShownLeadForm,
    errors: ['PROMOTION_NOT_FOUND'],
  }),
  'promotedPins.sendLead': contract(leadRoutes['promotedPins.sendLead'], {
    summary:
      'Sends the answers to a lead form, once for each promotion; who sent some before changes nothing.',
    input: LeadAnswers.extend({
      token: PromotionToken,
      // As the member saw them.
      consent: z.string(),
      privacy_url: z.string(),
    }),
    output: z.null(),
    errors: ['PROMOTION_NOT_FOUND', 'RATE_LIMITED'],
  }),
}
