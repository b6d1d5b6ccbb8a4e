import { reportsRoutes } from '@tessera/api-types/reports/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ report: build.mutation(endpoint(reportsRoutes['reports.create'])) }),
})
