import CloudOffIcon from '@mui/icons-material/CloudOff'
import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { HttpError, useTranslate } from 'react-admin'
import { Message } from '../layout/Message.tsx'
import { messageOf } from './field-errors.ts'

const FORBIDDEN = 403

/** What could not be read, why, and the way to try again; what is not allowed stays so. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate()
  if (error instanceof HttpError && error.status === FORBIDDEN) {
    return (
      <Message
        title={translate('ra.page.access_denied')}
        text={translate('ra.message.access_denied')}
        icon={<LockIcon />}
        isAlert
      />
    )
  }
  const text = messageOf(error)
  return (
    <Message
      title={translate('console.error.load')}
      text={translate(text, { _: text })}
      icon={<CloudOffIcon />}
      isAlert
    >
      <Button variant="outlined" onClick={onRetry}>
        {translate('console.error.retry')}
      </Button>
    </Message>
  )
}
