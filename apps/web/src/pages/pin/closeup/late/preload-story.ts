import { articlesApi } from '../../../../entities/articles/articles-api.ts'
import { selectPin } from '../../../../entities/pins/pins-slice.ts'
import { commentsApi } from '../../../../features/comment/comments-api.ts'
import { relatedPinsApi } from '../../../../features/related-pins/related-pins-api.ts'
import { runningTracker } from '../../../../features/tracking/running-tracker.ts'
import { prefetched } from '../../../../shared/api/prefetch.ts'
import type { AppStore } from '../../../../shared/store/make-store.ts'

export const preloadNeighbors = (store: AppStore, pinId: string): Promise<unknown> =>
  prefetched(
    store.dispatch(
      relatedPinsApi.endpoints.relatedPins.initiate({ pinId, source: runningTracker()?.feed() ?? undefined }),
    ),
  )

export const preloadArticles = (store: AppStore, pinId: string): Promise<unknown> =>
  prefetched(store.dispatch(articlesApi.endpoints.relatedArticles.initiate({ pin_id: pinId })))

/** Asks for the comments of a pin that is here. */
export async function preloadComments(store: AppStore, pinId: string): Promise<void> {
  const pin = selectPin(store.getState(), pinId)
  if (!pin || pin.comments_disabled) return
  const objectId = pin.aggregated_pin_data.id
  await prefetched(store.dispatch(commentsApi.endpoints.comments.initiate({ objectId })))
}
