import { interactionBucket, type ImpressionTracker, makeAppFocus } from '@tessera/shared-tracking'
import { baseApi } from '../../shared/api/base-api.ts'
import { watchPageLife, watchWindowFocus } from '../../shared/browser/page-life.ts'
import { watchLinks } from '../../shared/browser/watch-links.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import type { openChannels } from './open-channels.ts'
import type { Tracker } from './tracker.ts'

type Options = {
  store: AppStore
  channels: ReturnType<typeof openChannels>
  tracker: Tracker
  impressions: Pick<ImpressionTracker, 'pause' | 'resume'>
  interactions: () => number
}

const listen = ({ tracker, impressions }: Options) => {
  impressions.resume()
  tracker.timeSpent.appForeground()
  tracker.pageActive()
  const stopLinks = watchLinks(tracker.linkFollowed)
  return () => {
    impressions.pause()
    tracker.timeSpent.appBackground()
    tracker.pagePaused()
    stopLinks()
  }
}

/** Listens while the page is in front; what was gathered leaves when it no longer is. */
export function followApp(parts: Options): () => void {
  const { store, channels, tracker, interactions } = parts
  const { events, measures, viewer } = channels
  const stops = [watchWindowFocus(tracker.timeSpent.cameBack, () => undefined)]
  const focus = makeAppFocus({
    isAuthenticated: viewer.isAuthenticated,
    isDesktop: viewer.isDesktop,
    register: () => listen(parts),
    flush() {
      const bucket = interactionBucket(interactions())
      if (bucket) countMetric('pin_interactions', { count: bucket })
      events.flush('leaving')
      measures.flush()
    },
    refresh: () => void store.dispatch(baseApi.internalActions.onFocus()),
    // Members at a desk have many windows: a page counts as read while its own has the keyboard.
    initDesktop: () => void stops.push(watchWindowFocus(tracker.pageActive, tracker.pagePaused)),
  })
  const leave = () => {
    focus.pause()
    tracker.pageLeft()
    events.flush('leaving')
  }
  const returned = () => {
    focus.resume()
    tracker.timeSpent.cameBack()
  }
  stops.push(watchPageLife({ onHidden: focus.pause, onVisible: returned, onLeave: leave }))
  return () => {
    leave()
    stops.forEach((stop) => stop())
  }
}
