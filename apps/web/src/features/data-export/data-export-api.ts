import { dataExportRoutes as routes } from '@tessera/api-types/data-export/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const dataExportApi = baseApi.enhanceEndpoints({ addTagTypes: ['DataExport'] }).injectEndpoints({
  endpoints: (build) => ({
    dataExport: build.query({ ...endpoint(routes['dataExport.get']), providesTags: ['DataExport'] }),
    requestDataExport: build.mutation({
      ...endpoint(routes['dataExport.request']),
      invalidatesTags: ['DataExport'],
    }),
    openDataExport: build.mutation(endpoint(routes['dataExport.open'])),
  }),
})
