import { z } from 'zod'
import { contract } from '../contract.ts'
import { LOCALES } from '../locales.ts'
import { Id, int, Timestamp } from '../wire/scalars.ts'
import { RECOMMENDATION_KINDS } from './recommendation-kinds.ts'
import { adNotificationsRoutes } from './routes.ts'

export const RecommendationView = z.object({
  id: z.string(),
  type: z.enum(RECOMMENDATION_KINDS),
  advertiser_id: Id,
  business_id: Id,
  title: z.string(),
  body: z.string(),
  cta_label: z.string(),
  /** Where it is done. */
  cta_url: z.string(),
  /** Since when it is so. */
  created_time: Timestamp,
})
export type RecommendationView = z.output<typeof RecommendationView>

export const adNotificationsContracts = {
  'adNotifications.recommendations': contract(adNotificationsRoutes['adNotifications.recommendations'], {
    summary: 'What an advertiser could do next, from the state of its account and business.',
    input: z.object({
      recipient_id: Id,
      recipient_type: z.literal('ADVERTISER'),
      page_size: int({ min: 1, max: 50 }).default(10), // decided: B-7.05
      /** The id of the last message of the page before. */
      bookmark: z.string().max(64).nullish(),
      locale: z.enum(LOCALES).optional(),
    }),
    output: z.array(RecommendationView),
    errors: ['NOT_ALLOWED'],
  }),
}
