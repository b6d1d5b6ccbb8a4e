import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { useBasename, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from './Message.tsx'

export function AccessDenied() {
  const translate = useTranslate()
  const home = useBasename()
  const title = translate('ra.page.access_denied')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message isWholePage title={title} text={translate('ra.message.access_denied')} icon={<LockIcon />}>
        <Button component={Link} to={home} variant="outlined">
          {translate('console.home')}
        </Button>
      </Message>
    </>
  )
}
