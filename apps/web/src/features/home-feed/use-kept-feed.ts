import { useState } from 'react'
import { now } from '../../shared/browser/clock.ts'
import { currentPathname } from '../../shared/browser/page-location.ts'
import { claimScroll, useBeforePaint, watchScroll } from '../../shared/browser/scroll-positions.ts'
import { useNavigationType } from '../../shared/navigation/navigation-type.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { isFeedKept } from './feed-keep-rule.ts'
import { homeFeedLeft, homeFeedRenewed, selectHomeFeed } from './home-feed-slice.ts'

const HOME_PATH = /^\/(homefeed\/?)?$/

/** Decides on arrival whether the feed stays, notes when and where it is left, and returns the one to show. */
export function useKeptFeed(): number {
  const store = useAppStore()
  const { visit } = useAppSelector(selectHomeFeed)
  const [way] = useState(useNavigationType())

  useBeforePaint(() => {
    const { leftAt, top } = selectHomeFeed(store.getState())
    if (leftAt !== null) {
      if (!isFeedKept({ way, leftAt, now: now() })) store.dispatch(homeFeedRenewed())
      else if (way !== 'POP') claimScroll(top)
    }
    const scroll = watchScroll()
    return () => {
      scroll.stop()
      // From home to home: that is how one asks for what is new.
      if (HOME_PATH.test(currentPathname())) {
        store.dispatch(homeFeedRenewed())
        claimScroll(0)
      } else store.dispatch(homeFeedLeft({ at: now(), top: scroll.last() }))
    }
  }, [store, way])
  return visit
}
