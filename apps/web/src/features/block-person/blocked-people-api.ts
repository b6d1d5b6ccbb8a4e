import { followsRoutes } from '@tessera/api-types/follows/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

const people = (users: readonly { id: string }[]) => ({ users })

/** Whom the member blocks, as far as it was asked for. */
export const blockedPeopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    blockedPeople: build.infiniteQuery<IdPage, object, string | null>(
      pagedEndpoint(followsRoutes['users.blocked'], people, () => ({})),
    ),
  }),
})
