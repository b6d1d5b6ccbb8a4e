import { notificationsRoutes as routes } from '@tessera/api-types/notifications/routes'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'

const details = endpoint(routes['notifications.details'], {
  entities: ({ pins, people }) => ({ ...pinsOf(pins), users: people }),
})

export interface NotificationDetails {
  notification: NotificationView
  pinIds: string[]
  peopleIds: string[]
}

/** A notification by itself, apart from the list: the bell beside every page has no use for it. */
export const notificationDetailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notificationDetails: build.query<Outcome<NotificationDetails>, { notification_id: string }>({
      queryFn: outcomeOf(details, ({ notification, pins, people }) => ({
        notification,
        pinIds: pins.map(({ id }) => id),
        peopleIds: people.map(({ id }) => id),
      })),
    }),
  }),
})
