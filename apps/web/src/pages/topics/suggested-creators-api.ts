import { shareSuggestionsRoutes } from '@tessera/api-types/share-suggestions/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** Who may be followed next. */
export const suggestedCreatorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestedCreators: build.query(
      endpoint(shareSuggestionsRoutes['suggestedCreators.list'], {
        entities: (creators) => ({ users: creators }),
      }),
    ),
    hideCreator: build.mutation(endpoint(shareSuggestionsRoutes['suggestedCreators.hide'])),
  }),
})
