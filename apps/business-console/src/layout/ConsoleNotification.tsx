import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { Notification, useCloseNotification, useTranslate } from 'react-admin'

const SHOWN_MS = 6000

/** Notices go by themselves, or when they are closed. */
export const ConsoleNotification = () => <Notification autoHideDuration={SHOWN_MS} action={<CloseButton />} />

function CloseButton() {
  const translate = useTranslate()
  const close = useCloseNotification()
  const label = translate('console.notification.close')
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={close}>
      <CloseIcon fontSize="small" />
    </IconButton>
  )
}
