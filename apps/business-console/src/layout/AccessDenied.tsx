import LockIcon from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'react-admin'
import { Message } from './Message.tsx'

export function AccessDenied() {
  const translate = useTranslate()
  return (
    <Message
      isWholePage
      title={translate('ra.page.access_denied')}
      text={translate('ra.message.access_denied')}
      icon={<LockIcon />}
    />
  )
}
