import { identityRoutes } from '@tessera/api-types/identity/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { leadFormPrefilled } from './lead-gen-slice.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Settings'] })

export const leadGenApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    leadFormPrefill: build.query({
      ...endpoint(identityRoutes['users.me'], { confirmed: leadFormPrefilled }),
      providesTags: ['Settings'],
    }),
  }),
})
