import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { runningTracker } from './running-tracker.ts'

/** Tells the tracker of each page that is shown. */
export function PageViewsHost() {
  const { pathname, search } = useLocation()
  useEffect(() => runningTracker()?.pageShown(pathname + search), [pathname, search])
  return null
}
