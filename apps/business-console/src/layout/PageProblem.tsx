import CloudOffIcon from '@mui/icons-material/CloudOff'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { OFFLINE_MESSAGE } from '../providers/http-client.ts'
import { Message } from './Message.tsx'
import { reloadOnceBack } from './reload-once-back.ts'

const reload = () => window.location.reload()

/** A page that broke, or whose parts could not be loaded. */
export function PageProblem() {
  const translate = useTranslate()
  // As it was when the page broke: what renders it anew must not stop the wait for the connection.
  const [isOffline] = useState(() => !navigator.onLine)
  const title = translate('console.error.load')
  useEffect(() => (isOffline ? reloadOnceBack() : undefined), [isOffline])
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message
        title={title}
        text={translate(isOffline ? OFFLINE_MESSAGE : 'console.error.unknown')}
        icon={<CloudOffIcon />}
        isAlert
        isWholePage
      >
        <Button variant="contained" onClick={reload}>
          {translate('console.error.retry')}
        </Button>
      </Message>
    </>
  )
}
