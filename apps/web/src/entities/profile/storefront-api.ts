import { storefrontRoutes } from '@tessera/api-types/catalogs/storefront-routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { pinsOf } from '../pins/pin-entities.ts'

export const storefrontApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Products of the shop of a merchant, by their username. */
    storefrontPins: build.infiniteQuery<IdPage, string, string | null>(
      pagedEndpoint(storefrontRoutes['storefront.pins'], pinsOf, (username: string) => ({ username })),
    ),
  }),
})
