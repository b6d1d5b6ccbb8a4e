import { experimentsRoutes } from '@tessera/api-types/experiments/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { experiencesReceived } from './experiences-slice.ts'

export const experimentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activateExperiments: build.mutation(endpoint(experimentsRoutes['experiments.activate'])),
    experiences: build.query({
      ...endpoint(experimentsRoutes['experiences.list'], { confirmed: (all) => experiencesReceived(all) }),
      providesTags: ['Experiences'],
    }),
    updateExperience: build.mutation(endpoint(experimentsRoutes['experiences.update'])),
  }),
})
