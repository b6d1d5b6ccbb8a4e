import { createAction } from '@reduxjs/toolkit'
import type { FeedExclusion, FeedSource, FeedSourceType } from '@tessera/api-types/feed-tuning/contracts'
import { feedTuningRoutes as routes } from '@tessera/api-types/feed-tuning/routes'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { pinHidden, pinUnhidden } from '../pins/pins-slice.ts'
import { feedTuned } from './feed-tuned.ts'

type SourcePage = { items: FeedSource[]; bookmark: string | null }

/** What was left out, and the card that goes with it. */
type LeftOut = FeedExclusion & { pinId: string }

/** Emitted by the undo of the toast. */
export const exclusionUndone = createAction<LeftOut>('feedTuning/exclusionUndone')

const listing = endpoint(routes['feedTuning.list'])
const confirmed = () => feedTuned()

/** What the member's home feed is made from, and what it leaves out. */
export const feedTuningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    feedSources: build.infiniteQuery<SourcePage, { type: FeedSourceType }, string | null>({
      query: ({ queryArg: { type }, pageParam }) => listing.query({ source_type: type, bookmark: pageParam }),
      transformResponse: (output: unknown) => output as SourcePage,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
    }),
    excludeFromFeed: build.mutation(endpoint(routes['feedTuning.exclude'], { confirmed })),
    includeInFeed: build.mutation(endpoint(routes['feedTuning.include'], { confirmed })),
    hideFromFeed: build.mutation(endpoint(pinsRoutes['pins.hide'], { confirmed })),
    unhideInFeed: build.mutation(endpoint(pinsRoutes['pins.unhide'], { confirmed })),
    topicsOfPin: build.query(endpoint(pinsRoutes['pins.interests'])),
  }),
})

/** Leaves something out of the home feed; the card it was chosen on goes once the server has agreed. */
export const leftOut =
  ({ pinId, ...excluded }: LeftOut) =>
  async (dispatch: AppDispatch) => {
    const asked = await dispatch(feedTuningApi.endpoints.excludeFromFeed.initiate(excluded, { track: false }))
    if (!asked.error) dispatch(pinHidden({ pinId }))
    return asked
  }

onUndo(exclusionUndone, async ({ pinId, ...excluded }, dispatch) => {
  const asked = await dispatch(feedTuningApi.endpoints.includeInFeed.initiate(excluded, { track: false }))
  if (!asked.error) dispatch(pinUnhidden({ pinId }))
  return asked
})
