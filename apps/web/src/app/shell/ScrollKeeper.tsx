import {
  keepScroll,
  restoredScroll,
  scrollToY,
  takeClaimedScroll,
  useBeforePaint,
} from '../../shared/browser/scroll-positions.ts'
import type { ShownPage } from '../routing/use-shown-page.ts'

/** Back and forward return to where the page was left; every other navigation starts at the top, or where the page sets it. */
export function ScrollKeeper({ location: { key, hash, pathname, search }, way }: ShownPage) {
  const entry = `${key}${pathname}${search}`
  useBeforePaint(() => {
    const top = takeClaimedScroll()
    if (way === 'POP') scrollToY(restoredScroll(entry))
    else if (top !== null || (way === 'PUSH' && !hash)) scrollToY(top ?? 0)
    return keepScroll(entry)
  }, [entry])
  return null
}
