import SearchOffIcon from '@mui/icons-material/SearchOff'
import { HttpError, useListContext, useRefresh, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { Message } from '../layout/Message.tsx'
import { messageOf } from './field-errors.ts'
import { isMalformed } from './list-search.ts'
import { LoadFailure } from './LoadFailure.tsx'

// What the rows belong to is not there, or not for this reader.
const MISSING = 404

/** A list that could not be read, with the server's own words. */
export function ListProblem() {
  const translate = useTranslate()
  const { error } = useListContext()
  const refresh = useRefresh()
  const { pathname, search } = useLocation()
  if (isMalformed(error) && search) {
    return <Navigate to={pathname} replace />
  }
  if (error instanceof HttpError && error.status === MISSING) {
    const text = messageOf(error)
    return (
      <Message
        title={translate('ra.page.not_found')}
        text={translate(text, { _: text })}
        icon={<SearchOffIcon />}
        isAlert
      />
    )
  }
  // What else was not read, such as the choices of a filter, is read with it.
  return <LoadFailure error={error} onRetry={refresh} />
}
