import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

/** Why something is given back. */
export const CREDIT_REASONS = ['INVALID_TRAFFIC', 'WRONG_AMOUNT', 'SERVICE_FAULT', 'GOODWILL'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]
export const MAX_CREDIT_EXPLANATION = 500

const Micros = z.int()
const Day = z.iso.date()

/** What was given back of an invoice. */
export const CreditNoteView = z.object({
  id: Id,
  credit_number: z.string(),
  reason: z.enum(CREDIT_REASONS),
  explanation: z.string(),
  /** As its ad account counts days. */
  issued_date: Day,
  /** Of the whole invoice where there is none. */
  line: z.object({ date: Day, campaign_id: Id, campaign_name: z.string() }).nullable(),
  subtotal_micros: Micros,
  tax_micros: Micros,
  total_micros: Micros,
  /** So much of it lowered what was due; the next invoice uses the rest. */
  settled_micros: Micros,
})
export type CreditNoteView = z.output<typeof CreditNoteView>
