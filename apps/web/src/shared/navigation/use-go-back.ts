import { useLocation, useNavigate } from 'react-router-dom'

// The entry that a document starts with: nothing of ours lies behind it.
export const FIRST_ENTRY = 'default'

/** Back to where one came from; who came from outside goes home. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === FIRST_ENTRY ? navigate('/') : navigate(-1))
}
