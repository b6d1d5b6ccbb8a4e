import { messagesRoutes } from '@tessera/api-types/messages/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { outcomeOf } from '../../shared/api/outcome.ts'

const sentPin = endpoint(messagesRoutes['messages.sentPin'])

/** Who sent a pin and with which words; a key of nothing is an outcome too, so that the served page agrees. */
export const sentPinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sentPin: build.query({ queryFn: outcomeOf(sentPin, (sent) => sent) }),
  }),
})
