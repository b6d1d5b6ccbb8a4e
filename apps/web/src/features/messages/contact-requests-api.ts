import { messagesRoutes as routes } from '@tessera/api-types/messages/routes'
import type { ContactRequestView } from '@tessera/api-types/messages/views'
import {
  requestBlocked,
  requestDeclined,
  requestRemoved,
  requestRestored,
} from '../../entities/conversations/contact-requests-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

const contactRequests = (items: ContactRequestView[]) => ({
  contactRequests: items,
  conversations: items.map(({ conversation }) => conversation),
})

/** Contact requests, and how the member responds. */
export const contactRequestsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['ContactRequests'] })
  .injectEndpoints({
    endpoints: (build) => ({
      contactRequests: build.infiniteQuery<IdPage, object, string | null>({
        ...pagedEndpoint(routes['contactRequests.list'], contactRequests, () => ({})),
        providesTags: ['ContactRequests'],
      }),
      acceptRequest: build.mutation(
        endpoint(routes['contactRequests.accept'], {
          entities: ({ conversation }) => ({ conversations: [conversation] }),
          confirmed: ({ id }) => requestRemoved({ requestId: id }),
        }),
      ),
      declineRequest: build.mutation(
        endpoint(routes['contactRequests.decline'], {
          optimistic: ({ contact_request_id: requestId }) => ({
            apply: requestDeclined({ requestId }),
            undo: requestRestored({ requestId }),
          }),
        }),
      ),
      blockRequest: build.mutation(
        endpoint(routes['contactRequests.block'], {
          confirmed: ({ id }) => requestBlocked({ requestId: id }),
        }),
      ),
      restoreRequest: build.mutation(
        endpoint(routes['contactRequests.restore'], {
          entities: (request) => contactRequests([request]),
          confirmed: ({ id }) => requestRestored({ requestId: id }),
        }),
      ),
    }),
  })
