import MailLockIcon from '@mui/icons-material/MarkEmailReadOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from '../../layout/Message.tsx'
import { LAST_HUB } from '../../shared/console-paths.ts'

/** A link that cannot be used any more, with the server's reason. */
export function RefusedInvite({ message }: { message: string }) {
  const translate = useTranslate()
  return (
    <Message
      isWholePage
      title={translate('console.received_invite.refused_title')}
      text={translate(message, { _: message })}
      icon={<MailLockIcon />}
    >
      <Button component={Link} to={LAST_HUB} variant="outlined">
        {translate('console.received_invite.home')}
      </Button>
    </Message>
  )
}
