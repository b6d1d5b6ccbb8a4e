import { botChecksRoutes as routes } from '@tessera/api-types/bot-checks/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const botChecksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    botPuzzle: build.query(endpoint(routes['botChecks.challenge'])),
    verifySession: build.mutation(endpoint(routes['sessions.verify'])),
    sendFingerprint: build.mutation(endpoint(routes['spam.fingerprint'])),
  }),
})
