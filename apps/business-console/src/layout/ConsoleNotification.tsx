import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { Notification, useCloseNotification, useTranslate } from 'react-admin'

const SHOWN_MS = 6000

/** Notices go by themselves, or when they are dismissed. */
export const ConsoleNotification = () => (
  <Notification autoHideDuration={SHOWN_MS} action={<DismissButton />} />
)

function DismissButton() {
  const translate = useTranslate()
  const close = useCloseNotification()
  const label = translate('console.error.dismiss')
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={close}>
      <CloseIcon fontSize="small" />
    </IconButton>
  )
}
