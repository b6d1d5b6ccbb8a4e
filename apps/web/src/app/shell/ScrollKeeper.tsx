import {
  keepScroll,
  restoredScroll,
  scrollToY,
  useBeforePaint,
} from '../../shared/browser/scroll-positions.ts'
import type { ShownPage } from '../routing/use-shown-page.ts'

/** Back and forward return to where the page was left; every other way begins at the top. */
export function ScrollKeeper({ location: { key, hash, pathname, search }, way }: ShownPage) {
  const entry = `${key}${pathname}${search}`
  useBeforePaint(() => {
    if (way === 'POP') scrollToY(restoredScroll(entry))
    else if (way === 'PUSH' && !hash) scrollToY(0)
    return keepScroll(entry)
  }, [entry])
  return null
}
