import LockIcon from '@mui/icons-material/LockOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { BUSINESSES_PATH } from '../shared/console-paths.ts'
import { Message } from './Message.tsx'

/** A business somebody was never in, or is in no longer; `name` where it was open until now. */
export function LostBusiness({ name }: { name: string | undefined }) {
  const translate = useTranslate()
  const title = name ? translate('console.lost_business', { name }) : translate('ra.page.access_denied')
  return (
    <Message
      isWholePage
      title={title}
      text={translate(name ? 'console.lost_business_reason' : 'console.no_business_access')}
      icon={<LockIcon />}
    >
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Button component={Link} to={BUSINESSES_PATH} variant="outlined">
        {translate('console.received_invite.home')}
      </Button>
    </Message>
  )
}
