import { websitesRoutes as routes } from '@tessera/api-types/websites/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Websites'] })

export const websitesApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    websites: build.query({ ...endpoint(routes['websites.list']), providesTags: ['Websites'] }),
    websiteProof: build.query(endpoint(routes['websites.proof'])),
    verifyWebsite: build.mutation({
      ...endpoint(routes['websites.verify']),
      invalidatesTags: ['Websites'],
    }),
    unverifyWebsite: build.mutation({
      ...endpoint(routes['websites.unverify']),
      invalidatesTags: ['Websites'],
    }),
  }),
})
