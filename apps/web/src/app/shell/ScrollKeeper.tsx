import { useLocation, useNavigationType } from 'react-router-dom'
import {
  keepScroll,
  restoredScroll,
  scrollToY,
  useBeforePaint,
} from '../../shared/browser/scroll-positions.ts'

/** Back and forward return to where the page was left; every other way begins at the top. */
export function ScrollKeeper() {
  const { key, hash } = useLocation()
  const way = useNavigationType()

  useBeforePaint(() => {
    if (way === 'POP') scrollToY(restoredScroll(key))
    else if (way === 'PUSH' && !hash) scrollToY(0)
    return keepScroll(key)
  }, [key])
  return null
}
