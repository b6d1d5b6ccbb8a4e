import { notificationsRoutes as routes } from '@tessera/api-types/notifications/routes'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import { unseenCounted } from '../../entities/conversations/conversations-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type NotificationPage = { items: NotificationView[]; bookmark: string | null }

const listing = endpoint(routes['notifications.list'], {
  entities: ({ items }) => ({
    users: items.flatMap(({ actor, explicitly_followed_by_me, follow_requested_by_me }) =>
      actor && explicitly_followed_by_me !== null
        ? [{ ...actor, explicitly_followed_by_me, follow_requested_by_me: follow_requested_by_me ?? false }]
        : [],
    ),
  }),
})

/** What others did that concerns the member. */
export const notificationsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Notifications', 'UnreadNotifications'] })
  .injectEndpoints({
    endpoints: (build) => ({
      notifications: build.infiniteQuery<NotificationPage, Record<string, never>, string | null>({
        query: ({ pageParam }) => listing.query({ bookmark: pageParam }),
        transformResponse: (output: unknown) => output as NotificationPage,
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
        providesTags: ['Notifications'],
      }),
      unreadNotifications: build.query({
        ...endpoint(routes['notifications.unread'], {
          confirmed: ({ conversations_unseen_count }) => unseenCounted(conversations_unseen_count),
        }),
        providesTags: ['Notifications', 'UnreadNotifications'],
      }),
      markNotificationsRead: build.mutation({
        ...endpoint(routes['notifications.markRead']),
        // The list still shows what was new when it was opened.
        invalidatesTags: ['UnreadNotifications'],
      }),
    }),
  })
