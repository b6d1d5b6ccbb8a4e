import { useState } from 'react'
import { now } from '../../shared/browser/clock.ts'
import { claimScroll, useBeforePaint, watchScroll } from '../../shared/browser/scroll-positions.ts'
import { useNavigationType } from '../../shared/navigation/navigation-type.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { isFeedKept } from './feed-keep-rule.ts'
import { homeFeedLeft, homeFeedRenewed, selectHomeFeed } from './home-feed-slice.ts'

/** Home has just gone: whatever takes its place arrives before this ends. */
let isBeingLeft = false

/** Decides on arrival whether the feed stays, notes when and where it is left, and returns the one to show. */
export function useKeptFeed(): number {
  const store = useAppStore()
  const { visit } = useAppSelector(selectHomeFeed)
  const [way] = useState(useNavigationType())

  useBeforePaint(() => {
    const { leftAt, top } = selectHomeFeed(store.getState())
    if (isBeingLeft) {
      // From home to home: that is how one asks for what is new.
      store.dispatch(homeFeedRenewed())
      claimScroll(0)
    } else if (leftAt !== null) {
      if (!isFeedKept({ way, leftAt, now: now() })) store.dispatch(homeFeedRenewed())
      else if (way !== 'POP') claimScroll(top)
    }
    const scroll = watchScroll()
    return () => {
      scroll.stop()
      store.dispatch(homeFeedLeft({ at: now(), top: scroll.last() }))
      isBeingLeft = true
      queueMicrotask(() => (isBeingLeft = false))
    }
  }, [store, way])
  return visit
}
