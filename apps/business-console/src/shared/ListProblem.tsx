import CloudOffIcon from '@mui/icons-material/CloudOff'
import Button from '@mui/material/Button'
import { HttpError, useListContext, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { Message } from '../layout/Message.tsx'
import { messageOf } from './field-errors.ts'

// A sort or filter that the list does not know: an address somebody else wrote.
const MALFORMED = 400

/** A list that could not be read, with the server's own words. */
export function ListProblem() {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  const { pathname, search } = useLocation()
  if (error instanceof HttpError && error.status === MALFORMED && search) {
    return <Navigate to={pathname} replace />
  }
  const text = messageOf(error)
  return (
    <Message
      title={translate('console.error.load')}
      text={translate(text, { _: text })}
      icon={<CloudOffIcon />}
      isAlert
    >
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('console.error.retry')}
      </Button>
    </Message>
  )
}
