import type { SiteText } from '@tessera/api-types/site-texts/contracts'
import { siteTextsRoutes } from '@tessera/api-types/site-texts/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'

const byName = endpoint(siteTextsRoutes['siteTexts.get'])

export const siteTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteTexts: build.query(endpoint(siteTextsRoutes['siteTexts.list'])),
    siteText: build.query<Outcome<SiteText>, { name: string }>({
      queryFn: outcomeOf(byName, (text) => text),
    }),
  }),
})

export const { useSiteTextsQuery, useSiteTextQuery } = siteTextsApi
