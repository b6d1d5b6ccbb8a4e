import { z } from 'zod'

const Integer64 = z.string().regex(/^-?\d{1,19}$/)
const Id = z.string().regex(/^\d{1,20}$/)
const Origin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/?$/)
  .transform((url) => url.replace(/\/$/, ''))
const DAY_S = 86_400

/** The query of a promoted pin's click or view. // spec 001 §7 */
export const AttributionQuery = z.object({
  source_event_id: z.string().regex(/^\d{1,20}$/),
  /** Comma-separated origins, at most three. */
  destination: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Origin).min(1).max(3)),
  /** Seconds, a day to thirty. */
  expiry: z.coerce
    .number()
    .int()
    .min(DAY_S)
    .max(30 * DAY_S),
  priority: Integer64,
  advertiser_id: Id,
  campaign_id: Id,
  source_event_type: z.enum(['click', 'view']),
})
export type AttributionSource = z.output<typeof AttributionQuery>

/** What the browser keeps of it, as its header states it. */
export const registrationOf = (source: AttributionSource): string =>
  JSON.stringify({
    source_event_id: source.source_event_id,
    destination: source.destination,
    expiry: String(source.expiry),
    priority: source.priority,
    filter_data: {
      advertiser_id: [source.advertiser_id],
      campaign_id: [source.campaign_id],
      source_event_type: [source.source_event_type],
    },
  })
