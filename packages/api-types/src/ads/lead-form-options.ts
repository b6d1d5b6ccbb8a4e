/** What a form can ask. // spec 000 §3 */
export const LEAD_FIELDS = ['full_name', 'email', 'phone_number', 'zip_code'] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

export const LEAD_QUESTIONS = ['OFF', 'OPTIONAL', 'REQUIRED'] as const
export type LeadQuestion = (typeof LEAD_QUESTIONS)[number]

/** Characters of each answer. */
export const LEAD_LIMITS: Readonly<Record<LeadField, number>> = {
  full_name: 100,
  email: 254,
  phone_number: 30,
  zip_code: 20,
}

export const MAX_LEAD_TITLE = 100
export const MAX_LEAD_TEXT = 500
/** Days that leads are kept. */
export const LEAD_DAYS = 30
