import MailLockIcon from '@mui/icons-material/MarkEmailReadOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from '../../layout/Message.tsx'
import type { InviteRefusal } from '../../session/load-session.ts'
import { BUSINESSES_PATH, peopleOf } from '../../shared/console-paths.ts'

const text = (key: string) => `console.received_invite.${key}`

/** A link that cannot be used, or not again, with the server's reason. */
export function RefusedInvite({ refusal: { message, answer } }: { refusal: InviteRefusal }) {
  const translate = useTranslate()
  if (answer?.status === 'ACCEPTED') {
    const { id, name } = answer.business
    return (
      <Message isWholePage title={translate(text('joined_title'), { name })} icon={<MailLockIcon />}>
        <Button component={Link} to={peopleOf(id)} variant="contained">
          {translate(text('open'), { name })}
        </Button>
      </Message>
    )
  }
  const isDeclined = answer?.status === 'DECLINED'
  return (
    <Message
      isWholePage
      title={translate(text(isDeclined ? 'declined_title' : 'refused_title'))}
      {...(!isDeclined && { text: translate(message, { _: message }) })}
      icon={<MailLockIcon />}
    >
      <Button component={Link} to={BUSINESSES_PATH} variant="outlined">
        {translate(text('home'))}
      </Button>
    </Message>
  )
}
