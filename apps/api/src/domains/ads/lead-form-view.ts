import type { LeadFormView, LeadView, ShownLeadForm } from '@tessera/api-types/ads/lead-form-contracts'
import type { LeadFormRow, LeadRow, ServedFormRow } from './lead-form-store.ts'

const words = (row: LeadFormRow) => ({
  title: row.title,
  questions: row.questions,
  privacy_url: row.privacyUrl,
  consent: row.consent,
  thank_you: row.thankYou,
})

export const toLeadFormView = (row: LeadFormRow): LeadFormView => ({ ...words(row), is_on: row.isOn })

export const toShownLeadForm = (row: ServedFormRow, isSent: boolean): ShownLeadForm => ({
  ...words(row),
  promoter_name: row.promoterName,
  is_sent: isSent,
})

export const toLeadView = (row: LeadRow): LeadView => ({
  id: row.id,
  sent_at: row.sentAt.toISOString(),
  full_name: row.fullName,
  email: row.email,
  phone_number: row.phoneNumber,
  zip_code: row.zipCode,
  consent: row.consent,
  privacy_url: row.privacyUrl,
})
