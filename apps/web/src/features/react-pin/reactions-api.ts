import { pinsRoutes } from '@tessera/api-types/pins/routes'
import type { ReactionView } from '@tessera/api-types/pins/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

/** `kind`: only this one; null asks for all. */
type ListAsk = { pinId: string; kind: number | null }

export const { useReactionsInfiniteQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reactions: build.infiniteQuery<IdPage, ListAsk, string | null>(
      pagedEndpoint(
        pinsRoutes['pins.reactions'],
        (items: ReactionView[]) => ({ reactions: items }),
        ({ pinId, kind }: ListAsk) => ({ pin_id: pinId, ...(kind !== null && { reaction_type: kind }) }),
      ),
    ),
  }),
})
