import CloudOffIcon from '@mui/icons-material/CloudOff'
import Button from '@mui/material/Button'
import { HttpError } from 'react-admin'
import { useRouteError } from 'react-router-dom'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { FlowFrame } from './FlowFrame.tsx'
import { Message } from './Message.tsx'
import { useReloadOnceBack } from './reload-once-back.ts'

/** The console itself could not be loaded. */
export function LoadProblem() {
  const error = useRouteError()
  useReloadOnceBack()
  const text = error instanceof HttpError ? String(error.message) : 'console.error.unknown'
  return (
    <FlowFrame>
      <Message
        title={i18nProvider.translate('console.error.load')}
        text={i18nProvider.translate(text, { _: text })}
        icon={<CloudOffIcon />}
        isAlert
        isWholePage
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          {i18nProvider.translate('console.error.retry')}
        </Button>
      </Message>
    </FlowFrame>
  )
}
