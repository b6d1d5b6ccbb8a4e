import { mediaRoutes } from '@tessera/api-types/media/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** An upload's announcement, how far it has come, and the pictures behind an address. */
export const mediaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registerUpload: build.mutation(endpoint(mediaRoutes['media.register'])),
    uploadStatus: build.query(endpoint(mediaRoutes['media.status'])),
    findImages: build.query(endpoint(mediaRoutes['media.findImages'])),
  }),
})
