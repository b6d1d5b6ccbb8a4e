import { useLocation, useNavigate } from 'react-router-dom'
import { hubOf } from '../../shared/console-paths.ts'
import { advertiserOf, type PromoteForm } from './promote-form.ts'

/** The key of the page that a tab opened with. */
const FIRST_KEY = 'default'

const LOGIN = '/login'

/** The page of this site that quick promote was opened from; a login is none. */
export function pageBefore(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin: from, pathname, href } = new URL(referrer)
  return from === origin && !pathname.startsWith(LOGIN) ? href : null
}

/** Leaves for where quick promote was opened, or else for the ads of its account. */
export function useLeave(form: PromoteForm): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { business_id = '', id = '' } = advertiserOf(form) ?? {}
  return () => {
    const before = pageBefore(document.referrer, window.location.origin)
    if (key !== FIRST_KEY) void navigate(-1)
    else if (before) window.location.assign(before)
    else void navigate(`${hubOf(business_id)}/ads/${id}`)
  }
}
