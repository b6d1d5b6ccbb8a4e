import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusFollowedLink, noteFollowedLink } from '../../shared/browser/followed-links.ts'

/** Back and forward give the focus to the link by which the page was left. */
export function FocusKeeper() {
  const { key } = useLocation()
  const way = useNavigationType()
  useEffect(() => noteFollowedLink(key), [key])
  useEffect(() => (way === 'POP' ? focusFollowedLink(key) : undefined), [key, way])
  return null
}
