import { passcodeRoutes as routes } from '@tessera/api-types/passcode/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] })

/** The passcode of the member's account, and the links that its guardian opens. */
export const passcodeApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    setPasscode: build.mutation({ ...endpoint(routes['passcode.set']), invalidatesTags: ['Account'] }),
    changePasscode: build.mutation({ ...endpoint(routes['passcode.change']), invalidatesTags: ['Account'] }),
    removePasscode: build.mutation({ ...endpoint(routes['passcode.remove']), invalidatesTags: ['Account'] }),
    resendConfirmation: build.mutation(endpoint(routes['passcode.resendConfirmation'])),
    askRecovery: build.mutation(endpoint(routes['passcode.askRecovery'])),
    confirmGuardian: build.mutation(endpoint(routes['passcode.confirm'])),
    recoverPasscode: build.mutation(endpoint(routes['passcode.recover'])),
  }),
})
