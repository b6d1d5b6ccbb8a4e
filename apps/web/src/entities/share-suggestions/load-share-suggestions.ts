import { shareSuggestionsRoutes } from '@tessera/api-types/share-suggestions/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { mayMessage } from './may-message.ts'
import { selectShareSuggestions, shareSuggestionsReplaced } from './share-suggestions-slice.ts'

const ASK = { suggestion_type: 'share', hide_group_conversations: false } as const
const ANEW = { subscribe: false, forceRefetch: true } as const

const shareSuggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shareSuggestions: build.query(endpoint(shareSuggestionsRoutes['shareSuggestions.list'])),
  }),
})

/** Asks once for whom the member may want to send to; a failure is only counted. // spec 001 §8 */
export async function loadShareSuggestions({ dispatch, getState }: AppStore): Promise<void> {
  if (!mayMessage(getState()) || selectShareSuggestions(getState()) !== null) return
  const { data } = await dispatch(shareSuggestionsApi.endpoints.shareSuggestions.initiate(ASK, ANEW))
  if (data) dispatch(shareSuggestionsReplaced(data))
  else countMetric('share_suggestions_failed')
}
