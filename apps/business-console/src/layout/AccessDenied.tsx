import LockIcon from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'react-admin'
import { Message } from './Message.tsx'

export function AccessDenied() {
  const translate = useTranslate()
  const title = translate('ra.page.access_denied')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message isWholePage title={title} text={translate('ra.message.access_denied')} icon={<LockIcon />} />
    </>
  )
}
