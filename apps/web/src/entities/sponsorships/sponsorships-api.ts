import { sponsorshipsRoutes as routes } from '@tessera/api-types/sponsorships/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { pinSponsored } from '../pins/pins-slice.ts'

/** What becomes of the sponsor of a pin: every copy on the screen follows. */
export const sponsorshipsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askSponsor: build.mutation(
      endpoint(routes['sponsorships.ask'], { confirmed: (now) => pinSponsored(now) }),
    ),
    answerSponsorship: build.mutation(
      endpoint(routes['sponsorships.answer'], { confirmed: (now) => pinSponsored(now) }),
    ),
    endSponsorship: build.mutation(
      endpoint(routes['sponsorships.end'], { confirmed: (now) => pinSponsored(now) }),
    ),
  }),
})
