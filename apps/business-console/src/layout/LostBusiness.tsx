import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BUSINESSES_PATH } from '../shared/console-paths.ts'
import { Message } from './Message.tsx'

/** A business somebody was never in, or is in no longer. */
export function LostBusiness() {
  const translate = useTranslate()
  return (
    <Message
      isWholePage
      title={translate('ra.page.access_denied')}
      text={translate('console.no_business_access')}
      icon={<LockIcon />}
    >
      <Button component={Link} to={BUSINESSES_PATH} variant="outlined">
        {translate('console.received_invite.home')}
      </Button>
    </Message>
  )
}
