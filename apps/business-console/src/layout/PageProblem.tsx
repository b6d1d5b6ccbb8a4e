import CloudOffIcon from '@mui/icons-material/CloudOff'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { OFFLINE_MESSAGE } from '../providers/http-client.ts'
import { Message } from './Message.tsx'
import { useReloadOnceBack } from './reload-once-back.ts'

const reload = () => window.location.reload()

/** A page that broke, or whose parts could not be loaded. */
export function PageProblem() {
  const translate = useTranslate()
  const isOffline = useReloadOnceBack()
  const title = translate('console.error.load')
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
