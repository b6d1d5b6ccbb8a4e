import { consentRoutes } from '@tessera/api-types/consent/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { thirdPartyMarketingSet } from './consent-slice.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Consent'] })

export const consentApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    ownConsent: build.query({ ...endpoint(consentRoutes['consent.get']), providesTags: ['Consent'] }),
    chooseConsent: build.mutation({
      ...endpoint(consentRoutes['consent.choose']),
      invalidatesTags: ['Consent'],
    }),
    setThirdPartyMarketing: build.mutation({
      ...endpoint(consentRoutes['consent.setThirdPartyMarketing'], {
        confirmed: ({ third_party_marketing_tracking_enabled }) =>
          thirdPartyMarketingSet(third_party_marketing_tracking_enabled),
      }),
      invalidatesTags: ['Consent'],
    }),
  }),
})
