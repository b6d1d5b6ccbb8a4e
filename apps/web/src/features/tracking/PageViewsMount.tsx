import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { runningTracker } from './running-tracker.ts'

/** Tells the tracker of each page that is shown, before the browser sees what is in view on it. */
export function PageViewsMount() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => runningTracker()?.pageShown(pathname + search), [pathname, search])
  return null
}
