import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { RECOMMENDATION_KINDS } from './recommendation-kinds.ts'
import { adNotificationsRoutes } from './routes.ts'

export const adNotificationsContracts = {
  'adNotifications.recommendations': contract(adNotificationsRoutes['adNotifications.recommendations'], {
    summary: 'What an advertiser could do next, from the state of its account and business.',
    input: z.object({ recipient_id: Id, recipient_type: z.literal('ADVERTISER') }),
    output: z.array(
      z.object({
        id: z.string(),
        type: z.enum(RECOMMENDATION_KINDS),
        advertiser_id: Id,
        business_id: Id,
        /** Where it is done. */
        path: z.string(),
      }),
    ),
    errors: ['NOT_ALLOWED'],
  }),
}
