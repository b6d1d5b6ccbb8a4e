import { didItsRoutes } from '@tessera/api-types/comments/did-it-routes'
import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { createAction } from '@reduxjs/toolkit'
import { didItsCounted } from '../../entities/pins/pins-slice.ts'
import { remindUnverified } from '../../entities/session/remind-unverified.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { toggled } from './comments-api.ts'
import { didItChanged, didItCreated, didItDeleted, didItHelped, didItLiked } from './did-its-slice.ts'

const PAGE_SIZE = 10

type ListAsk = { objectId: string }

const liked = (didItId: string) => (isOn: boolean) => didItLiked({ didItId, isOn })
const helped = (didItId: string) => (isOn: boolean) => didItHelped({ didItId, isOn })

export const didItsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    didIts: build.infiniteQuery<IdPage, ListAsk, string | null>(
      pagedEndpoint(
        didItsRoutes['didIts.list'],
        (items: DidItView[]) => ({ didIts: items }),
        ({ objectId }: ListAsk) => ({ objectId, page_size: PAGE_SIZE }),
      ),
    ),
    memberDidIts: build.infiniteQuery<IdPage, string, string | null>(
      pagedEndpoint(
        didItsRoutes['didIts.byMember'],
        (items: DidItView[]) => ({ didIts: items }),
        (username: string) => ({ username, page_size: PAGE_SIZE }),
      ),
    ),
    createDidIt: build.mutation(
      remindUnverified(
        endpoint(didItsRoutes['didIts.create'], { confirmed: (didIt) => didItCreated(didIt) }),
      ),
    ),
    updateDidIt: build.mutation(
      endpoint(didItsRoutes['didIts.update'], { confirmed: (didIt) => didItChanged(didIt) }),
    ),
    deleteDidIt: build.mutation(
      endpoint(didItsRoutes['didIts.delete'], {
        confirmed: (_none, { didItId }) => didItDeleted({ didItId }),
      }),
    ),
    restoreDidIt: build.mutation(
      endpoint(didItsRoutes['didIts.restore'], { confirmed: (didIt) => didItCreated(didIt) }),
    ),
    likeDidIt: build.mutation(
      endpoint(didItsRoutes['didIts.like'], { optimistic: ({ didItId }) => toggled(liked(didItId), true) }),
    ),
    unlikeDidIt: build.mutation(
      endpoint(didItsRoutes['didIts.unlike'], {
        optimistic: ({ didItId }) => toggled(liked(didItId), false),
      }),
    ),
    markDidItHelpful: build.mutation(
      endpoint(didItsRoutes['didIts.markHelpful'], {
        optimistic: ({ didItId }) => toggled(helped(didItId), true),
      }),
    ),
    unmarkDidItHelpful: build.mutation(
      endpoint(didItsRoutes['didIts.unmarkHelpful'], {
        optimistic: ({ didItId }) => toggled(helped(didItId), false),
      }),
    ),
  }),
})

/** Emitted by the undo of a toast about a did-it that its author took down. */
export const didItDeletionUndone = createAction<{ didItId: string; pinId: string; comments: number }>(
  'didIts/deletionUndone',
)

onUndo(didItDeletionUndone, async ({ didItId, pinId, comments }, dispatch) => {
  const ask = didItsApi.endpoints.restoreDidIt.initiate({ didItId }, { track: false })
  const { error } = await dispatch(ask)
  if (!error) dispatch(didItsCounted({ pinId, step: 1, comments, isMine: true }))
  return { error }
})
