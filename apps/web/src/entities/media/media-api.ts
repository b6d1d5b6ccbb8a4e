import { mediaRoutes } from '@tessera/api-types/media/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** The two calls around an upload: its announcement, and how far it has come. */
export const mediaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerUpload: build.mutation(endpoint(mediaRoutes['media.register'])),
    uploadStatus: build.query(endpoint(mediaRoutes['media.status'])),
  }),
})
