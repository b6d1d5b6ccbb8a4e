import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id, int, list } from '../wire/scalars.ts'
import { trackingRoutes } from './routes.ts'

export const MAX_BATCH_EVENTS = 1000
const MAX_METRICS = 100
const MAX_TEXTS = 100

const word = (max: number) => z.string().min(1).max(max)
const Metric = z.object({
  name: word(60),
  tags: z.record(word(30), z.string().max(120)).default({}),
  count: z.int().min(1).max(1000).default(1),
})

export const trackingContracts = {
  'tracking.upload': contract(trackingRoutes['tracking.upload'], {
    summary:
      'Stores what a browser tells of use; an event that is malformed is dropped, the others are kept.',
    // Each event is read for itself, so that one bad one does not lose the batch.
    input: z.object({
      events: list(z.unknown(), MAX_BATCH_EVENTS),
      report_time: int({ min: 0, max: 8_640_000_000_000_000 }),
    }),
    output: z.null(),
  }),
  'tracking.measure': contract(trackingRoutes['tracking.measure'], {
    summary: 'Counts what went well or wrong in a browser, and names texts a language lacks.',
    input: z.object({
      metrics: list(Metric, MAX_METRICS).default([]),
      missing_texts: list(z.object({ locale: word(10), key: word(100) }), MAX_TEXTS).default([]),
    }),
    output: z.null(),
  }),
  'tracking.pinStats': contract(trackingRoutes['tracking.pinStats'], {
    summary: "How often a pin of the viewer's was seen, opened, saved and left by its link.",
    input: z.object({ pin_id: Id }),
    output: z.object({
      pin_id: Id,
      /** The last 1, 7 and 30 days in UTC, today among them. */
      periods: z.array(
        z.object({
          days: z.int(),
          impressions: z.int(),
          closeups: z.int(),
          saves: z.int(),
          outbound_clicks: z.int(),
        }),
      ),
    }),
    errors: ['PIN_NOT_FOUND'],
  }),
}
