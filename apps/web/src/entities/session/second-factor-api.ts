import { secondFactorRoutes as routes } from '@tessera/api-types/second-factor/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Security', 'Proof', 'Sessions'] })
const changes = { invalidatesTags: ['Security', 'Proof', 'Sessions'] as const }

/** Second steps of a login, fresh proofs and what guards one's account. */
export const secondFactorApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    logInMfa: build.mutation(endpoint(routes['auth.loginMfa'])),
    textMfaCode: build.mutation(endpoint(routes['auth.textMfaCode'])),
    mfaPasskeyOptions: build.mutation(endpoint(routes['auth.mfaPasskeyOptions'])),
    logInPasskeyOptions: build.mutation(endpoint(routes['auth.passkeyOptions'])),
    logInPasskey: build.mutation(endpoint(routes['auth.loginPasskey'])),
    proof: build.query({ ...endpoint(routes['proof.get']), providesTags: ['Proof'] }),
    giveProof: build.mutation(endpoint(routes['proof.give'])),
    proofPasskeyOptions: build.mutation(endpoint(routes['proof.passkeyOptions'])),
    textProofCode: build.mutation(endpoint(routes['proof.textCode'])),
    security: build.query({ ...endpoint(routes['security.get']), providesTags: ['Security'] }),
    beginApp: build.mutation(endpoint(routes['security.beginApp'])),
    confirmApp: build.mutation({ ...endpoint(routes['security.confirmApp']), ...changes }),
    removeApp: build.mutation({ ...endpoint(routes['security.removeApp']), ...changes }),
    renewRecoveryCodes: build.mutation({ ...endpoint(routes['security.renewRecoveryCodes']), ...changes }),
    newPasskeyOptions: build.mutation(endpoint(routes['security.passkeyOptions'])),
    addPasskey: build.mutation({ ...endpoint(routes['security.addPasskey']), ...changes }),
    renamePasskey: build.mutation({ ...endpoint(routes['security.renamePasskey']), ...changes }),
    removePasskey: build.mutation({ ...endpoint(routes['security.removePasskey']), ...changes }),
    beginPhone: build.mutation(endpoint(routes['security.beginPhone'])),
    confirmPhone: build.mutation({ ...endpoint(routes['security.confirmPhone']), ...changes }),
    removePhone: build.mutation({ ...endpoint(routes['security.removePhone']), ...changes }),
  }),
})
