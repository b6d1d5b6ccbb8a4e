import { ACCOUNT_DETAIL_FIELDS } from '@tessera/api-types/browser-accounts/account-limits'
import { browserAccountsRoutes as routes } from '@tessera/api-types/browser-accounts/routes'
import type { BrowserAccounts } from '@tessera/api-types/browser-accounts/views'
import type { Contracts } from '@tessera/api-types/contracts'
import type { OutputOf } from '@tessera/api-types/contract'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import type { Route } from '@tessera/api-types/route'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** An account of this browser as its part of the batch returns it; private fields only while it is signed in here. */
export type AccountDetails = Pick<
  OutputOf<Contracts['users.get']>,
  'id' | 'username' | 'full_name' | 'image_medium_url' | 'email' | 'partner'
>

type BatchAnswer = Record<string, { status: string; data?: AccountDetails }>

const batchRoute: Route = {
  name: 'batch',
  kind: 'query',
  access: 'anyone',
  rest: { method: 'POST', path: '/v3/batch/' },
}

/** One part for each account. */
const detailRequests = (ids: readonly string[]) =>
  JSON.stringify(
    ids.map((id) => ({
      method: 'GET',
      uri: `v3/users/${id}/`,
      params: { fields: ACCOUNT_DETAIL_FIELDS.map((field) => `user.${field}`).join(',') },
      key: id,
    })),
  )

/** The accounts of this browser: listing, switching, leaving, renewing. */
export const sessionAccountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSessionAccounts: build.mutation<BrowserAccounts, void>({
      query: () => ({ route: identityRoutes['auth.createSession'], input: { session_accounts: true } }),
    }),
    accountDetails: build.query<AccountDetails[], readonly string[]>({
      query: (ids) => ({ route: batchRoute, input: { requests: detailRequests(ids) } }),
      transformResponse: (answer) =>
        Object.values(answer as BatchAnswer).flatMap(({ status, data }) =>
          status === 'success' && data ? [data] : [],
        ),
      keepUnusedDataFor: 0,
    }),
    switchAccount: build.mutation(endpoint(identityRoutes['auth.createSession'])),
    logOutOfAll: build.mutation(endpoint(routes['accounts.endAll'])),
    removeAccount: build.mutation(endpoint(routes['accounts.remove'])),
    refreshToken: build.mutation(endpoint(routes['accounts.refreshToken'])),
    refreshStoredAccounts: build.mutation(endpoint(routes['accounts.refreshStored'])),
  }),
})
